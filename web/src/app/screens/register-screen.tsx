import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { GoogleSignIn } from '../../features/auth/components/google-sign-in.tsx';
import { RegisterForm } from '../../features/auth/components/register-form.tsx';
import { SignInBoard } from '../../features/auth/components/sign-in-board.tsx';
import { SignInGate } from '../../features/auth/components/sign-in-gate.tsx';
import { SignInPanel } from '../../features/auth/components/sign-in-panel.tsx';
import { useSignIn } from '../../features/auth/use-sign-in.ts';
import { knownUsername } from '../../lib/auth.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Creating an account; then on to the profile, unless the Google account turns out to have one. */
export default function RegisterScreen() {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const goTo = (path: string) => navigate(path, { replace: true });

  return (
    <SignInBoard
      title="Register"
      heading="Take your place on the board"
      intro="First an account, then a username and what you are good at. It takes a minute."
    >
      <SignInGate signingIn={signIn.under !== null} next={PATHS.feed}>
        <SignInPanel
          form={<RegisterForm signIn={signIn} onRegistered={() => goTo(PATHS.createYourUser)} />}
          google={
            <GoogleSignIn
              signIn={signIn}
              onSignedIn={async () => {
                const username = await knownUsername();
                await goTo(typeof username === 'string' ? PATHS.feed : PATHS.createYourUser);
              }}
            />
          }
          footer={
            <>
              Been here before?{' '}
              <TextLink className="inline-block" to={PATHS.login}>
                Sign in instead
              </TextLink>
            </>
          }
        />
      </SignInGate>
    </SignInBoard>
  );
}
