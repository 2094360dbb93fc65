import { join } from 'node:path';
import { SCENES } from '../e2e/support/scenes/scenes.ts';
import type { Cast, Viewer } from '../e2e/support/scenes/scene.ts';
import { storedSignIn, type StoredSignIn } from '../e2e/support/stored-sign-in.ts';
import { test as base } from '../e2e/support/test.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');

// Of the demo community: scripts/demo.
const CAST: Cast = { member: 'ada', other: 'bruno_pipes', articleId: 'demo-bruno_pipes-1' };
const PASSWORD = 'neighbours';

const test = base.extend<object, { signedIn: Record<Viewer, StoredSignIn | undefined> }>({
  signedIn: [
    async ({ browser }, use) => {
      const as = (name: string) =>
        storedSignIn(browser, { email: `${name}@knack.example`, password: PASSWORD });
      await use({ visitor: undefined, member: await as(CAST.member), newcomer: await as('robin') });
    },
    { scope: 'worker' },
  ],
});

for (const { name, viewer, open, noise } of SCENES) {
  test.describe(() => {
    test.use({
      reducedMotion: 'reduce',
      storageState: async ({ signedIn }, use) => use(signedIn[viewer]),
    });

    test(name, async ({ page, expectConsole }, { project }) => {
      if (noise) expectConsole(noise);
      await open(page, CAST);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const file = join(FOLDER, `${name}.${project.name}.${colorScheme}`);
        await page.screenshot({ path: `${file}.png`, fullPage: true, scale: 'css' });
        // What one sees first, as sharp as a phone shows it and small enough for a README.
        await page.screenshot({ path: `${file}.jpg`, quality: 70 });
      }
    });
  });
}
