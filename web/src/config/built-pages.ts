import { PATHS } from './paths.ts';

/**
 * The screens that the build draws, because what they show at first is the same for everybody, with the file that
 * firebase.json has Hosting answer their address with.
 */
export const BUILT_PAGES: Readonly<Record<string, string>> = {
  [PATHS.home]: 'index.html',
  [PATHS.login]: 'login.html',
  [PATHS.register]: 'register.html',
  [PATHS.success]: 'success.html',
  [PATHS.error]: 'error.html',
};
