/** What of the page's address decides. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** How many of the newest articles the landing page shows. */
export const RECENT = 6;

const ARTICLE = /^\/articles\/[\w-]+$/;
const PROFILE = /^\/user\/([\w-]+)$/;

/**
 * The path of the API that the screen at an address asks for first, in exactly the app's words; null where it asks for
 * nothing public, or where the address has to be understood first. `remembered`: somebody was signed in here. It is part
 * of a script that comes before everything else, so it imports nothing.
 */
export function firstQuestion({ pathname, search }: Address, remembered: boolean): string | null {
  if (pathname === '/') return `/articles?limit=${RECENT}`;
  if (pathname === '/feed' && search === '' && remembered) return '/articles';
  if (pathname === '/members' && search === '') return '/users';
  if (ARTICLE.test(pathname)) return pathname;
  const [, username] = PROFILE.exec(pathname) ?? [];
  return username === undefined ? null : `/users/username/${username.toLowerCase()}`;
}
