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

/** The screens of which the build draws what stands there while what they show is read, with their files. */
export const BUILT_FRAMES = {
  [PATHS.feed]: 'feed.html',
  [PATHS.members]: 'members.html',
  [PATHS.chat]: 'chatapp.html',
} as const;
