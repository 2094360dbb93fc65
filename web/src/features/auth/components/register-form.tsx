import { registerWithEmail } from '../../../lib/auth.ts';
import { notify } from '../../../ui/notices.ts';
import { registerFailure } from '../credentials-failure.ts';
import { providerMessage } from '../provider-error.ts';
import type { SignIn } from '../use-sign-in.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** Creates an account by e-mail; a refusal is said beside the field and, in the provider's words, by an alert. */
export function RegisterForm({
  signIn,
  onRegistered,
}: {
  signIn: SignIn;
  onRegistered: () => Promise<void> | void;
}) {
  return (
    <CredentialsForm
      purpose="register"
      busy={signIn.under === 'email'}
      onSubmit={(email, password, failed) =>
        signIn.attempt(
          'email',
          async () => {
            await registerWithEmail(email, password);
            await onRegistered();
          },
          (error) => {
            failed(registerFailure(error));
            notify({ text: providerMessage(error), tone: 'failure' });
          },
        )
      }
    />
  );
}
