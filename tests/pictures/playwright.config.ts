import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Pictures of every screen, of a suite that holds the demo community: npm run screenshots. */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: true,
  projects: [
    { name: 'desktop', use: { ...base.use, viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...base.use, viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
