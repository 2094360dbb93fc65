import type { ReactNode } from 'react';

/** Why a form was not taken, beside its button; what was typed stays. Announced at once. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-cut bg-tomato-wash px-4 py-3 font-semibold text-tomato">
      {children}
    </p>
  );
}
