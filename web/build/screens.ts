interface FirstModules {
  readonly path: RegExp;
  /** What it begins with. */
  readonly modules: readonly string[];
  /** What it waits for besides where somebody was signed in. */
  readonly whenSignedIn?: readonly string[];
}

/** The screens whose code is fetched as soon as their address is known. */
export const SCREENS: readonly FirstModules[] = [
  { path: /^\/$/, modules: ['app/screens/home-screen.tsx'] },
  // What a form is sent with comes while it is filled in: beside the form's own code it would hold that up.
  { path: /^\/login$/, modules: ['app/screens/login-screen.tsx'], whenSignedIn: ['lib/firebase/auth.ts'] },
  {
    path: /^\/register$/,
    modules: ['app/screens/register-screen.tsx'],
    whenSignedIn: ['lib/firebase/auth.ts'],
  },
  { path: /^\/feed$/, modules: ['app/screens/feed-screen.tsx'] },
  { path: /^\/articles\/./, modules: ['app/screens/article-screen.tsx'] },
  { path: /^\/user\/./, modules: ['app/screens/profile-screen.tsx'] },
  { path: /^\/members$/, modules: ['app/screens/members-screen.tsx'] },
  {
    path: /^\/chatapp$/,
    modules: ['app/screens/chat-screen.tsx', 'lib/firebase/messages.ts', 'lib/firebase/firestore.ts'],
    // Firestore is asked once it is known who is asking.
    whenSignedIn: ['lib/session-watch.ts', 'lib/firebase/auth.ts'],
  },
];
