import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, createMember, publishArticle, writeReview } from './support/community.ts';
import type { Cast, Viewer } from './support/scenes/scene.ts';
import { SCENES } from './support/scenes/scenes.ts';
import { expectNoSidewaysScroll } from './support/screen.ts';
import { storedSignIn, type StoredSignIn } from './support/stored-sign-in.ts';
import { expect, test as base } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Seen {
  cast: Cast;
  states: Record<Viewer, StoredSignIn | undefined>;
}

// Somebody signs in once for all scenes of a worker.
const test = base.extend<object, { seen: Seen }>({
  seen: [
    async ({ browser }, use) => {
      const [member, other, newcomer] = await Promise.all([
        createMember('ada', { skills: ['Plumber'], bio: 'I mend taps.' }),
        createMember('bo', { skills: ['Tour Guide'], interests: ['Personal Chef'], bio: 'I know the town.' }),
        createAccount('robin'),
      ]);
      const { id } = await publishArticle(other);
      await writeReview(member, other, { rating: 4 });
      await use({
        cast: { member: member.username, other: other.username, articleId: id },
        states: {
          visitor: undefined,
          member: await storedSignIn(browser, member),
          newcomer: await storedSignIn(browser, newcomer),
        },
      });
    },
    { scope: 'worker' },
  ],
});

/** Colours change within a frame or two of the scheme. */
async function repainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

test.describe.configure({ mode: 'parallel' });

for (const scene of SCENES) {
  test.describe(() => {
    test.use({
      reducedMotion: 'reduce',
      storageState: async ({ seen }, use) => use(seen.states[scene.viewer]),
    });

    test(`axe finds nothing wrong, and nothing needs a sideways scroll: ${scene.name}`, async ({
      page,
      seen,
      expectConsole,
    }) => {
      if (scene.noise) expectConsole(scene.noise);
      await scene.open(page, seen.cast);
      for (const width of [1280, 390]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await repainted(page);
          // What is wrong with the structure is wrong in every colour.
          const axe = new AxeBuilder({ page });
          const rules = colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(['color-contrast']);
          const { violations } = await rules.analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
          );
          expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  });
}
