import { useState } from 'react';
import { dismissAllNotices } from '../../ui/notices.ts';

export type SignInWay = 'email' | 'google';

export interface SignIn {
  /** The way that is being tried; it stays so after success, until the screen is left. */
  under: SignInWay | null;
  /** Tries to sign in, unless something is being tried already; `failed` gets what `act` throws. */
  attempt: (way: SignInWay, act: () => Promise<void>, failed: (error: unknown) => void) => void;
}

/** One attempt at signing in at a time, by whichever way. */
export function useSignIn(): SignIn {
  const [under, setUnder] = useState<SignInWay | null>(null);
  const attempt: SignIn['attempt'] = (way, act, failed) => {
    if (under !== null) return;
    setUnder(way);
    // What was said about an earlier attempt is out of date.
    dismissAllNotices();
    act().catch((error: unknown) => {
      setUnder(null);
      failed(error);
    });
  };
  return { under, attempt };
}
