import { inspectorOf } from './support/axe.ts';
import { createAccount, createMember, publishArticle, uniqueName, writeReview } from './support/community.ts';
import { writePast } from './support/room.ts';
import type { Cast, Viewer } from './support/scenes/scene.ts';
import { SCENES } from './support/scenes/scenes.ts';
import { expectNoSidewaysScroll } from './support/screen.ts';
import { doubleText, movements, stopTransitions, watchShifts } from './support/steadiness.ts';
import { storedSignIn, type StoredSignIn } from './support/stored-sign-in.ts';
import { expect, test as base } from './support/test.ts';

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
      const now = Date.now();
      await writePast(other, [
        { id: uniqueName('a'), text: 'Does anybody have a ladder?', createdAt: now - 86_400_000 },
        { id: uniqueName('b'), text: 'I found one.', createdAt: now - 60_000 },
      ]);
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

test.describe.configure({ mode: 'parallel' });
// What axe finds is in the message; a film of every change of colour would take longer than axe.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

for (const scene of SCENES) {
  test.describe(() => {
    test.use({
      reducedMotion: 'reduce',
      storageState: async ({ seen }, use) => use(seen.states[scene.viewer]),
    });

    test(`axe finds nothing wrong, nothing moves and nothing needs a sideways scroll: ${scene.name}`, async ({
      page,
      seen,
      expectConsole,
    }) => {
      if (scene.noise) expectConsole(scene.noise);
      const shifts = await watchShifts(page);
      await scene.open(page, seen.cast);
      if (!scene.makesRoom) expect.soft(await shifts(), 'jumps').toEqual([]);
      expect.soft(await movements(page), 'moves although less motion was asked for').toEqual([]);

      await stopTransitions(page);
      const inspect = inspectorOf(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // What is wrong with the structure is wrong in every colour.
          const found = await inspect(colorScheme === 'light' ? 'everything' : 'colours');
          expect.soft(found, `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 844 });
      await doubleText(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
    });
  });
}
