import { beforeAll, describe, expect, it } from 'vitest';
import { installAsCloudBuild, packFunctions, startDeployed } from './support/deployed-functions.ts';
import { API_PROJECT } from './support/project.ts';
import { expectUnauthenticated } from './support/expectations.ts';
import './support/store.ts';

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
    expect(files).toContain('lib/shell.html');
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

  it('does not start in the cloud with an emulator’s variable', async () => {
    await expect(startDeployed(folder, { ...emulators, K_SERVICE: 'api' })).rejects.toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production.',
    );
  });
});
