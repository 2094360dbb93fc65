import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { firebaseDeploy, refuseEmulators, requireAccess, type Deployment } from './firebase-deploy.ts';

let root = '';
let shown: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(root, 'functions'));
  shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const settings = (): string => readFileSync(join(root, 'functions/.env.our-town'), 'utf8');
const asked = (): unknown[] =>
  readFileSync(join(root, 'calls.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

function deployment(more: Partial<Deployment> = {}, answers: object = {}): Deployment {
  return {
    project: 'our-town',
    origin: undefined,
    rest: [],
    cli: join(import.meta.dirname, 'fake-firebase-cli.ts'),
    root,
    env: { PATH: process.env['PATH'], FAKE_ANSWERS: JSON.stringify(answers) },
    interrupted: new AbortController().signal,
    ...more,
  };
}

describe('before anything is built', () => {
  test.each([
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    ['FIREBASE_EMULATOR_HUB', '127.0.0.1:4400'],
  ])('%s set is refused', (name, value) => {
    expect(() => refuseEmulators(deployment({ env: { [name]: value } }))).toThrow(
      `${name} must not be set for a deployment: unset it, then deploy again.`,
    );
    expect(() => refuseEmulators(deployment({ env: { [name]: '' } }))).not.toThrow();
  });

  test('a project of the emulators is refused', () => {
    expect(() => refuseEmulators(deployment({ project: 'demo-knack' }))).toThrow(
      'npm run deploy -- --project',
    );
  });

  test('an account that knows the project is let through', async () => {
    await requireAccess(deployment());
    expect(asked()).toEqual([{ command: 'apps:list', args: ['WEB', '--project', 'our-town', '--json'] }]);
  });

  test.each([
    ['Command requires authentication, please run firebase login', 'npx firebase login'],
    ['Failed to authenticate, have you run firebase login?', 'npx firebase login'],
    ['Failed to list Firebase WEB apps. See firebase-debug.log for more info.', 'npx firebase projects:list'],
    ['Request to https://… had HTTP Error: 403, The caller does not have permission', 'projects:list'],
    ['getaddrinfo ENOTFOUND firebase.googleapis.com', 'check the connection'],
    ['something new', 'The project cannot be asked for: something new'],
  ])('%j is told with its remedy', async (error, remedy) => {
    const says = JSON.stringify({ status: 'error', error });
    await expect(requireAccess(deployment({}, { 'apps:list': { says, code: 1 } }))).rejects.toThrow(remedy);
  });
});

describe('deploying', () => {
  test('names the project, passes on the rest, and tells both sides where people will be', async () => {
    expect(await firebaseDeploy(deployment({ rest: ['--only', 'hosting'] }))).toBe(
      'https://our-town.web.app',
    );
    expect(asked()).toEqual([
      {
        command: 'deploy',
        args: ['--project', 'our-town', '--only', 'hosting'],
        origin: 'https://our-town.web.app',
      },
    ]);
    expect(settings()).toBe('KNACK_ORIGIN=https://our-town.web.app\n');
  });

  test('an origin once said is kept, and what else is set stays', async () => {
    writeFileSync(join(root, 'functions/.env.our-town'), '# Ours\nKNACK_WRITES_PER_MINUTE=30');
    await firebaseDeploy(deployment({ origin: 'https://knack.example' }));
    const said = '# Ours\nKNACK_WRITES_PER_MINUTE=30\nKNACK_ORIGIN=https://knack.example\n';
    expect(settings()).toBe(said);
    expect(await firebaseDeploy(deployment())).toBe('https://knack.example');
    expect(settings()).toBe(said);
    await firebaseDeploy(deployment({ origin: 'https://board.example' }));
    expect(settings()).toBe(said.replace('knack.example', 'board.example'));
    expect(existsSync(join(root, 'functions/.env.other'))).toBe(false);
  });

  test.each([
    ['Cloud Functions deployment requires the pay-as-you-go (Blaze) billing plan.', 'our-town/usage/details'],
    ['Unable to deploy to Hosting as there is no Hosting site.', 'hosting:sites:create our-town'],
    [
      'Functions successfully deployed but could not set up cleanup policy in location europe-west1. Pass the --force',
      'functions:artifacts:setpolicy --location europe-west1 --project our-town',
    ],
    [
      'Configured cleanup policy for repository in europe-west1.\nsomething new',
      'The deployment failed (1): see above.',
    ],
    ['Permission denied while using the Eventarc Service Agent.', 'deploy again in five minutes'],
    ['Missing permissions required for functions deploy.', 'Service Account User'],
    ['Cloud Firestore API has not been used in project 1 before or it is disabled.', 'in two minutes'],
    ['something new', 'The deployment failed (1): see above.'],
  ])('%j is told with its remedy', async (says, remedy) => {
    const failing = firebaseDeploy(deployment({}, { deploy: { says, code: 1 } }));
    await expect(failing).rejects.toThrow(remedy);
    expect(shown).toHaveBeenCalledWith(Buffer.from(`${says}\n`));
  });
});
