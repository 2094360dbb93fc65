// Fills the suite that the environment names, which must be empty: npm run emulate -- "node scripts/demo/fill-suite.ts".
import * as v from 'valibot';
import { articlePage } from '@knack/contract/articles';
import { LIMITS } from '@knack/contract/limits';
import { API_PATHS } from '@knack/contract/paths';
import { user } from '@knack/contract/users';
import { loadDemo } from './load-demo.ts';
import { MEMBERS } from './members.ts';

const suite = v.parse(
  v.object({
    APP_URL: v.string(),
    FIRESTORE_EMULATOR_HOST: v.string(),
    FIREBASE_AUTH_EMULATOR_HOST: v.string(),
    GCLOUD_PROJECT: v.string(),
  }),
  process.env,
);

async function get(path: string): Promise<unknown> {
  const response = await fetch(suite.APP_URL + path, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

async function countArticles(cursor?: string): Promise<number> {
  const query = new URLSearchParams({ limit: String(LIMITS.page.max), ...(cursor && { cursor }) });
  const { articles, nextCursor } = v.parse(
    articlePage,
    await get(`${API_PATHS.articles}?${query.toString()}`),
  );
  return articles.length + (nextCursor === null ? 0 : await countArticles(nextCursor));
}

const startedAt = performance.now();
await loadDemo({
  appUrl: suite.APP_URL,
  firestoreHost: suite.FIRESTORE_EMULATOR_HOST,
  authHost: suite.FIREBASE_AUTH_EMULATOR_HOST,
  projectId: suite.GCLOUD_PROJECT,
});
console.log(
  `Loaded in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s: ${await countArticles()} articles.`,
);
for (const { username } of MEMBERS) {
  const { rating } = v.parse(user, await get(API_PATHS.userByName(username)));
  console.log(`  ${username}: ${rating.count} reviews, average ${rating.average ?? 'none'}`);
}
