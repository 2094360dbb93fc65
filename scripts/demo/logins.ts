import type { MemberName } from './members.ts';

/** How to sign in as somebody; `username` is empty for an account that has no profile yet. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

const PASSWORD = 'neighbours';

/** The log-in of a member; the addresses are of a domain that is reserved for examples. */
export function loginOf(username: MemberName): DemoLogin {
  return { email: `${username}@knack.example`, password: PASSWORD, username };
}

/** Somebody who has registered and not yet created a profile. */
export const REGISTERED_ONLY: DemoLogin = { email: 'robin@knack.example', password: PASSWORD, username: '' };

/** Log-ins to begin with: a busy member, the one with most reviews, a newcomer, and somebody without a profile. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  loginOf('ada'),
  loginOf('bruno_pipes'),
  loginOf('ingrid'),
  REGISTERED_ONLY,
];
