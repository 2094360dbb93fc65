import * as v from 'valibot';
import { articlePage } from '@knack/contract/articles';
import { API_PATHS } from '@knack/contract/paths';
import { reviewId } from '@knack/contract/reviews';
import { connectPlatform } from '../../functions/src/platform/platform.ts';
import { hours } from './ago.ts';
import { ARTICLES } from './articles.ts';
import { loadChat } from './load-chat.ts';
import { loginOf, REGISTERED_ONLY } from './logins.ts';
import { MEMBERS, type MemberName } from './members.ts';
import { startPastApi, type PastApi } from './past-api.ts';
import { REVIEWS } from './reviews.ts';
import { signUp } from './sign-up.ts';

/** Where an empty suite is: the app's address, and the emulators' hosts with their ports. */
export interface DemoSuite {
  readonly appUrl: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly projectId: string;
}

type Member = (typeof MEMBERS)[number];

const uidOf = (name: string) => `demo-${name}`;

/**
 * Fills an empty suite with the demo community, as its people would have done: they sign up, create their profiles,
 * and post to the API itself, which runs in this process with the clock set back. The same content and the same ids
 * each time; times are relative to now. Leaves the emulators' variables set in this process's environment, and
 * rejects, half done, with the first refusal.
 */
export async function loadDemo({ appUrl, firestoreHost, authHost, projectId }: DemoSuite): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['GCLOUD_PROJECT'] = projectId;
  // Else the Firestore client looks for a Google machine's credentials first, and warns that there are none.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const platform = connectPlatform();
  const now = Date.now();

  const apis = new Map<MemberName, PastApi>();
  const join = async (member: Member): Promise<void> => {
    const token = await signUp({ authHost, projectId }, uidOf(member.username), loginOf(member.username));
    const api = await startPastApi(platform, token);
    apis.set(member.username, api);
    await createProfile(api, member, now);
  };
  const post = async ([username, api]: [MemberName, PastApi]): Promise<void> => {
    await publishArticles(api, username, now);
    await writeReviews(api, username, now);
  };

  try {
    await Promise.all([
      ...MEMBERS.map(join),
      signUp({ authHost, projectId }, uidOf('robin'), REGISTERED_ONLY),
    ]);
    // A review needs whom it is about, and a message tells whom it mentions, so they wait until all have joined.
    await Promise.all([...[...apis].map(post), loadChat(platform.db, now, uidOf)]);
    await Promise.all([...apis].map(([username, api]) => answerReviews(api, username, now)));
  } finally {
    await Promise.all([...apis.values()].map((api) => api.close()));
  }
  await checkThatItShows(appUrl);
}

function createProfile(api: PastApi, { joined, ...profile }: Member, now: number): Promise<void> {
  return api.post(API_PATHS.users, profile, { time: now - joined, id: profile.username });
}

async function publishArticles(api: PastApi, username: MemberName, now: number): Promise<void> {
  for (const [index, { ago, fulfilled, ...article }] of (ARTICLES[username] ?? []).entries()) {
    const id = `demo-${username}-${index + 1}`;
    await api.post(API_PATHS.articles, { ...article, username }, { time: now - ago, id });
    if (fulfilled) await api.put(API_PATHS.article(id), { fulfilled }, { time: now - ago + hours(20), id });
  }
}

async function writeReviews(api: PastApi, username: MemberName, now: number): Promise<void> {
  for (const { username: created_about, skills } of MEMBERS) {
    const review = REVIEWS[created_about]?.find(({ by }) => by === username);
    if (review === undefined) continue;
    const { title, body, rating, ago } = review;
    const skill = review.skill ?? (skills.length === 1 ? skills[0] : null);
    const sent = { username, created_about, title, body, rating, skill };
    await api.post(API_PATHS.reviews, sent, { time: now - ago, id: reviewId(created_about, username) });
  }
}

async function answerReviews(api: PastApi, username: MemberName, now: number): Promise<void> {
  for (const { by, answer } of REVIEWS[username] ?? []) {
    if (answer === undefined) continue;
    const id = reviewId(username, by);
    await api.post(API_PATHS.reviewAnswer(id), { body: answer.body }, { time: now - answer.ago, id });
  }
}

/** Nothing before would notice that the address belongs to another suite or project. */
async function checkThatItShows(appUrl: string): Promise<void> {
  const response = await fetch(appUrl + API_PATHS.articles, { headers: { Accept: 'application/json' } });
  const { articles } = v.parse(articlePage, await response.json());
  if (articles.length === 0)
    throw new Error(`The demo community was loaded, but ${appUrl} does not show it.`);
}
