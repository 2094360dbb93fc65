import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS, returnPath } from '../../config/paths.ts';
import { GoogleSignIn } from '../../features/auth/components/google-sign-in.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { SignInBoard } from '../../features/auth/components/sign-in-board.tsx';
import { SignInGate } from '../../features/auth/components/sign-in-gate.tsx';
import { SignInPanel } from '../../features/auth/components/sign-in-panel.tsx';
import { useSignIn } from '../../features/auth/use-sign-in.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Signing in, by e-mail or with Google; then on to the feed, or back to where it was asked for. */
export default function LoginScreen() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const next = returnPath(useLocation().search) ?? PATHS.feed;
  const goOn = () => navigate(next, { replace: true });

  return (
    <SignInBoard title="Login" heading="Welcome back" intro="The board has been busy. Come and see.">
      <SignInGate signingIn={signIn.under !== null} next={next}>
        <SignInPanel
          form={<LoginForm signIn={signIn} onSignedIn={goOn} />}
          google={<GoogleSignIn signIn={signIn} onSignedIn={goOn} />}
          footer={
            <>
              New around here?{' '}
              <TextLink className="inline-block" to={PATHS.register}>
                Create an account
              </TextLink>
            </>
          }
        />
      </SignInGate>
    </SignInBoard>
  );
}
