import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { RouteGuard } from './route-guard.tsx';
import { ScreenLoading } from './screen-loading.tsx';

const HomeScreen = lazy(() => import('./screens/home-screen.tsx'));
const LoginScreen = lazy(() => import('./screens/login-screen.tsx'));
const RegisterScreen = lazy(() => import('./screens/register-screen.tsx'));
const CreateProfileScreen = lazy(() => import('./screens/create-profile-screen.tsx'));
const FeedScreen = lazy(() => import('./screens/feed-screen.tsx'));
const ArticleScreen = lazy(() => import('./screens/article-screen.tsx'));
const ProfileScreen = lazy(() => import('./screens/profile-screen.tsx'));
const ChatScreen = lazy(() => import('./screens/chat-screen.tsx'));
const PaymentSuccessScreen = lazy(() => import('./screens/payment-success-screen.tsx'));
const PaymentFailedScreen = lazy(() => import('./screens/payment-failed-screen.tsx'));
const NotFoundScreen = lazy(() => import('./screens/not-found-screen.tsx'));

// Built in development only: every piece of the design system in every state.
const DesignScreen = import.meta.env.DEV ? lazy(() => import('./screens/design-screen.tsx')) : null;

/** Which screen an address shows. */
export function AppRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={PATHS.home} element={<HomeScreen />} />
        <Route path={PATHS.login} element={<LoginScreen />} />
        <Route path={PATHS.register} element={<RegisterScreen />} />
        <Route path={PATHS.createYourUser} element={<CreateProfileScreen />} />
        <Route element={<RouteGuard />}>
          <Route path={PATHS.feed} element={<FeedScreen />} />
        </Route>
        <Route path="/articles" element={<Navigate to={PATHS.feed} replace />} />
        <Route path={PATHS.article} element={<ArticleScreen />} />
        <Route path={PATHS.user} element={<ProfileScreen />} />
        <Route path={PATHS.userProfile} element={<ProfileScreen />} />
        <Route path={PATHS.chat} element={<ChatScreen />} />
        <Route path={PATHS.success} element={<PaymentSuccessScreen />} />
        <Route path={PATHS.error} element={<PaymentFailedScreen />} />
        {DesignScreen && <Route path="/design" element={<DesignScreen />} />}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
