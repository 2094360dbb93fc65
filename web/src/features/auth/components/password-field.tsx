import { useState, type Ref } from 'react';
import { CONTROL } from '../../../ui/control-style.ts';
import { FieldFrame } from '../../../ui/field.tsx';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The field "Password", with a way to see what was typed. */
export function PasswordField({ autoComplete, error, ref }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label="Password" error={error} text="">
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={ref}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL} pe-20`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 end-1 min-w-16 rounded-cut px-3 text-sm font-semibold text-ink hover:bg-ink/8"
          >
            {shown ? 'Hide' : 'Show'} <span className="sr-only">password</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
