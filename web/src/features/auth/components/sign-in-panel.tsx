import type { ReactNode } from 'react';

/** The two ways of signing in: e-mail first, then Google, then the way to the other screen. */
export function SignInPanel({
  form,
  google,
  footer,
}: {
  form: ReactNode;
  google: ReactNode;
  footer: ReactNode;
}) {
  return (
    <>
      {form}
      <p className="my-5 flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {google}
      <p className="mt-6 text-center">{footer}</p>
    </>
  );
}
