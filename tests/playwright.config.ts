import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const { APP_URL, CI, PLAYWRIGHT_CHROMIUM } = process.env;
if (!APP_URL)
  throw new Error('Browser tests need a running suite: npm test, or npm run emulate -- "<command>".');

// Without a network, Google's library would look for a cloud machine's metadata and warn that there is none.
process.env.METADATA_SERVER_DETECTION ??= 'none';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
const executablePath = PLAYWRIGHT_CHROMIUM ?? systemChromium;

// A container's root has no sandbox to offer; the other flags stop Chromium from calling home.
const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
if (process.getuid?.() === 0) args.push('--no-sandbox');

const FREEZES_THE_DATABASE = '**/chat-connection.spec.ts';
const IN_THE_ROOM = '**/chat*.spec.ts';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  // A folder for each suite, so that runs side by side leave each other's traces alone.
  outputDir: `test-results/${new URL(APP_URL).port}`,
  forbidOnly: Boolean(CI),
  retries: 0,
  workers: 2,
  timeout: 90_000,
  // The functions emulator starts a process for each concurrent request: an answer can take seconds there.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: APP_URL,
    locale: 'en-GB',
    // Each test meets the built app as it comes; installed-app.spec.ts is about what stays of it.
    serviceWorkers: 'block',
    // Without its film, which costs a fifth of the whole run: what was on the page at each step is in it all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: IN_THE_ROOM,
      use: DESKTOP,
    },
    {
      // There is one room for all: one after another, they do not push each other's messages out of sight.
      name: 'room',
      testMatch: IN_THE_ROOM,
      testIgnore: FREEZES_THE_DATABASE,
      workers: 1,
      use: DESKTOP,
    },
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@phone/,
    },
    {
      name: 'alone',
      testMatch: FREEZES_THE_DATABASE,
      // All share one suite, so this waits for the others; `--no-deps` runs it by itself.
      dependencies: ['desktop', 'room', 'phone'],
      use: DESKTOP,
    },
  ],
});
