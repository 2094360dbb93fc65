import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Pictures of every screen, of a suite that holds the demo community: npm run screenshots. */
export default defineConfig({
  ...base,
  testDir: '.',
  fullyParallel: true,
  projects: [
    { name: 'desktop', use: { ...base.use, viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...base.use, viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
