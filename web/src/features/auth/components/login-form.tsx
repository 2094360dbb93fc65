import { signInWithEmail } from '../../../lib/auth.ts';
import { notify } from '../../../ui/notices.ts';
import { loginFailure } from '../credentials-failure.ts';
import { providerMessage } from '../provider-error.ts';
import type { SignIn } from '../use-sign-in.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** Signs in by e-mail; a refusal is said beside the field and, in the provider's words, by an alert. */
export function LoginForm({
  signIn,
  onSignedIn,
}: {
  signIn: SignIn;
  onSignedIn: () => Promise<void> | void;
}) {
  return (
    <CredentialsForm
      purpose="login"
      busy={signIn.under === 'email'}
      onSubmit={(email, password, failed) =>
        signIn.attempt(
          'email',
          async () => {
            await signInWithEmail(email, password);
            notify({ text: 'Successfully Logged In', tone: 'success' });
            await onSignedIn();
          },
          (error) => {
            failed(loginFailure(error));
            notify({ text: providerMessage(error), tone: 'failure' });
          },
        )
      }
    />
  );
}
