import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CredentialsFailure } from '../credentials-failure.ts';
import { PasswordField } from './password-field.tsx';

interface CredentialsFormProps {
  /** What a password manager is told: an account that exists, or one being made. */
  purpose: 'login' | 'register';
  busy: boolean;
  /** Calls back with a failure to show; what was typed stays. */
  onSubmit: (email: string, password: string, failed: (failure: CredentialsFailure) => void) => void;
}

/** E-mail and password. The provider alone says what is valid, so the browser's own checks are off. */
export function CredentialsForm({ purpose, busy, onSubmit }: CredentialsFormProps) {
  const [failure, setFailure] = useState<CredentialsFailure | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure === null) return;
    const first = { email, password, whole }[failure.field ?? 'whole'];
    first.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    onSubmit(email.current?.value ?? '', password.current?.value ?? '', setFailure);
  };
  const errorOf = (field: CredentialsFailure['field']) =>
    failure?.field === field ? failure.text : undefined;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={purpose === 'login' ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('email')}
      />
      <PasswordField
        ref={password}
        autoComplete={purpose === 'login' ? 'current-password' : 'new-password'}
        error={errorOf('password')}
      />
      {failure?.field === null && (
        <div ref={whole} tabIndex={-1} className="rounded-cut bg-tomato-wash px-3.5 py-3">
          <FieldError id="credentials-failure">{failure.text}</FieldError>
          {failure.reason !== undefined && <p className="mt-1.5 text-sm">{failure.reason}</p>}
        </div>
      )}
      <Button type="submit" size="large" busy={busy}>
        Submit
      </Button>
    </form>
  );
}
