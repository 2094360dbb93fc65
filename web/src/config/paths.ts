import type { ArticleKind } from '@knack/contract/articles';
import type { Skill } from '@knack/contract/skills';

/** The addresses of the screens, as the router matches them (specification, section 2). */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  createYourUser: '/createYourUser',
  feed: '/feed',
  article: '/articles/:articleId',
  user: '/user/:username',
  userProfile: '/userProfile',
  members: '/members',
  notifications: '/notifications',
  chat: '/chatapp',
  success: '/success',
  error: '/error',
} as const;

/** Which articles to look for on the board: by words, by kind, skill and topic. */
export interface FeedFilter {
  q?: string | undefined;
  kind?: ArticleKind | undefined;
  skill?: Skill | undefined;
  topic?: string | undefined;
}

/** The address of the board; what is not asked for is not in it. */
export function feedPath({ q, kind, skill, topic }: FeedFilter = {}): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(skill && { skill }),
    ...(topic && { topic }),
  });
  return search.size === 0 ? PATHS.feed : `${PATHS.feed}?${search}`;
}

/** The address of one article. */
export function articlePath(articleId: string): string {
  return PATHS.article.replace(':articleId', encodeURIComponent(articleId));
}

/** The address of a member's profile. */
export function userPath(username: string): string {
  return PATHS.user.replace(':username', encodeURIComponent(username));
}

/** Whom to look for among the members: by words, by a skill that they teach, by one that they want. */
export interface MembersFilter {
  q?: string | undefined;
  teaches?: Skill | undefined;
  wants?: Skill | undefined;
}

/** The address of the list of members; what is not asked for is not in it. */
export function membersPath(filter: MembersFilter = {}): string {
  const { q, teaches, wants } = filter;
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(teaches && { teaches }),
    ...(wants && { wants }),
  });
  return search.size === 0 ? PATHS.members : `${PATHS.members}?${search}`;
}

/** The address of the room; `mention` is the username that the first message begins with. */
export function chatPath({ mention }: { mention?: string } = {}): string {
  return mention === undefined ? PATHS.chat : `${PATHS.chat}?${new URLSearchParams({ mention })}`;
}

/** Whom a room's address asks to mention, or null. */
export function askedMention(search: string): string | null {
  return new URLSearchParams(search).get('mention');
}

/** The address of the login screen; `next` is where to go afterwards, the feed when absent. */
export function loginPath({ next }: { next?: string } = {}): string {
  return next === undefined ? PATHS.login : `${PATHS.login}?${new URLSearchParams({ next })}`;
}

/**
 * The path that a login address asks to go on to, or null. Only a path of this site passes: a full address, `//host`,
 * a backslash, a control character or a scheme such as `javascript:` would lead somewhere else.
 */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next !== null && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : null;
}
