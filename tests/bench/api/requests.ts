import type { NotificationSummary } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { createAccount, uniqueName } from '../../e2e/support/community.ts';
import type { BareWrite } from './bare-writes.ts';
import type { BareQuestion } from './bare.ts';
import { articleBy, reviewBy, type Community, type Speaker } from './community.ts';
import type { Request } from './load.ts';

interface Question {
  what: string;
  request: Request;
  /** What the SDK alone would be asked, where it is asked too. */
  bare?: BareQuestion;
}

/** What is read through the API. */
export async function reads(community: Community): Promise<Question[]> {
  const { ada, bob, articleId, call } = community;
  const get = (path: string): Request => ({ method: 'GET', path });
  const own = (path: string): Request => ({ ...get(path), speaker: ada });
  const page = (collection: string, limit: number, where?: [string, string]): BareQuestion => ({
    page: { collection, limit: limit + 1, ...(where && { where }) },
  });
  // It finds what is new; the poll after it finds nothing.
  const summary = (await call('GET', API_PATHS.notificationSummary, ada)) as NotificationSummary;
  return [
    { what: 'GET /articles', request: get(API_PATHS.articles), bare: page('articles', 20) },
    {
      what: 'GET /articles?topic',
      request: get(`${API_PATHS.articles}?topic=gardening`),
      bare: page('articles', 20, ['topicKey', 'gardening']),
    },
    {
      what: 'GET /articles/{id}',
      request: get(API_PATHS.article(articleId)),
      bare: { document: `articles/${articleId}` },
    },
    {
      what: 'GET /users/username/{u}',
      request: get(API_PATHS.userByName(ada.username)),
      bare: { document: `users/${ada.username}` },
    },
    {
      what: 'GET /reviews, 50 of them',
      request: get(`${API_PATHS.reviews}?created_about=${bob.username}&limit=50`),
      bare: page('reviews', 50, ['created_about', bob.username]),
    },
    {
      what: 'GET /users/me',
      request: own(API_PATHS.ownUser),
      bare: { token: ada.token, document: `users/${ada.username}` },
    },
    { what: 'GET /users/me/matches', request: own(API_PATHS.ownMatches) },
    { what: 'GET /users/me/notifications', request: own(API_PATHS.notifications) },
    { what: 'GET …/summary, the first look', request: own(API_PATHS.notificationSummary) },
    {
      what: 'GET …/summary, nothing new (every 20 s)',
      request: own(`${API_PATHS.notificationSummary}?known=${summary.version}`),
    },
  ];
}

/** Every write of the API, and what the SDK alone would do. */
export async function writes(
  community: Community,
  times: number,
): Promise<{ what: string; request: Request; bare: BareWrite }[]> {
  const { ada, bob, clone } = community;
  const newcomers: Speaker[] = [];
  for (let count = 0; count < times; count += 1)
    newcomers.push({ username: '', token: (await createAccount('newcomer')).token });
  let reviewed = 0;
  return [
    {
      what: 'POST /articles',
      bare: 'article',
      request: { method: 'POST', path: API_PATHS.articles, speaker: ada, body: () => articleBy(ada) },
    },
    {
      what: 'POST /reviews, the first of somebody',
      bare: 'first review',
      request: {
        method: 'POST',
        path: API_PATHS.reviews,
        speaker: bob,
        body: () => reviewBy(bob, clone((reviewed += 1))),
      },
    },
    {
      what: 'POST /reviews, in place of an earlier one',
      bare: 'review again',
      request: {
        method: 'POST',
        path: API_PATHS.reviews,
        speaker: ada,
        body: () => reviewBy(ada, bob.username),
      },
    },
    {
      what: 'PUT /users/{u}',
      bare: 'profile',
      request: {
        method: 'PUT',
        path: API_PATHS.user(ada.username),
        speaker: ada,
        body: (index) => ({ bio: `I have mended ${index} taps.` }),
      },
    },
    {
      what: 'POST /users',
      bare: 'member',
      request: {
        method: 'POST',
        path: API_PATHS.users,
        speaker: () => newcomers.pop() ?? ada,
        body: () => ({ username: uniqueName('new'), skills: [], interests: [] }),
      },
    },
  ];
}
