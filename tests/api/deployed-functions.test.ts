import type { ArticlePage } from '@knack/contract/articles';
import type { User } from '@knack/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createMember } from './support/accounts.ts';
import {
  installAsCloudBuild,
  packFunctions,
  startByRest,
  startDeployed,
} from './support/deployed-functions.ts';
import { expectNotFound, expectProblem, expectUnauthenticated } from './support/expectations.ts';
import { API_PROJECT } from './support/project.ts';
import './support/store.ts';
import { newArticle, newReview } from './support/writes.ts';

const profile = { skills: [], interests: [] };

// The folder that `firebase deploy` sends to Cloud Build, in an empty place outside of this repository.
let folder = '';
let files: string[] = [];
beforeAll(async () => ({ folder, files } = await packFunctions()));

const emulators = {
  GCLOUD_PROJECT: API_PROJECT,
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
};

describe('what is deployed of the functions', () => {
  it('is the build and what npm needs, no source and no setting of the emulators', () => {
    expect(files.filter((file) => !file.startsWith('lib/'))).toEqual(['package-lock.json', 'package.json']);
    expect(files).toContain('lib/index.js');
    expect(files).toEqual(expect.arrayContaining(['lib/shell.html', 'lib/drawn-screens.js']));
    expect(files.filter((file) => !/^lib\/[\w-]+\.(js|html)$|^package/.test(file))).toEqual([]);
  });

  it('installs by itself, and answers', async () => {
    const { status, output } = installAsCloudBuild(folder);
    const remedy =
      'functions/package-lock.json is out of date: (cd functions && npm install --package-lock-only --workspaces=false)';
    expect({ status, remedy: status === 0 ? '' : `${remedy}\n${output}` }).toEqual({ status: 0, remedy: '' });

    const call = await startDeployed(folder, emulators);
    const list = await call('GET', '/articles?limit=1');
    expect([list.status, list.body]).toEqual([200, { articles: [], nextCursor: null }]);
    expectUnauthenticated(await call('POST', '/articles', { token: 'garbage', body: {} }));
    const page = await call('GET', '/articles/none', { headers: { Accept: 'text/html' } });
    expect([page.status, page.body]).toEqual([404, expect.stringContaining('<div id="root">')]);
  });

  it('speaks to Firestore by REST as by gRPC: reads, writes, and what the store refuses', async () => {
    // The project whose accounts these are; the others of this folder have none.
    const { GCLOUD_PROJECT, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
    const call = await startByRest(folder, { GCLOUD_PROJECT, FIREBASE_AUTH_EMULATOR_HOST });
    const [ada, bob] = [await createMember('ada', {}, call), await createMember('bob', {}, call)];
    expectNotFound(await call('GET', '/articles/none'), 'article');

    const taken = { token: (await createAccount()).token, body: { ...profile, username: ada.username } };
    const detail = 'This username is taken; please choose another.';
    expectProblem(await call('POST', '/users', taken), 409, 'username-taken', detail);
    for (const title of ['Taps', 'More taps']) {
      const article = { token: ada.token, body: newArticle(ada, { title }), key: title.replace(' ', '-') };
      const [first, repeated] = [
        await call('POST', '/articles', article),
        await call('POST', '/articles', article),
      ];
      expect([first.status, repeated.body]).toEqual([201, first.body]);
    }
    const { body } = await call('GET', `/articles?username=${ada.username}`);
    expect((body as ArticlePage).articles.map(({ title }) => title)).toEqual(['More taps', 'Taps']);

    for (const rating of [2, 5]) {
      const written = await call('POST', '/reviews', {
        token: bob.token,
        body: newReview(bob, ada, { rating }),
      });
      expect(written.status).toBe(201);
    }
    const read = await call('GET', `/users/username/${ada.username}`);
    expect((read.body as User).rating).toEqual({ average: 5, count: 1 });
  });

  it('does not start in the cloud with an emulator’s variable', async () => {
    await expect(startDeployed(folder, { ...emulators, K_SERVICE: 'api' })).rejects.toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production.',
    );
  });
});
