import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemoCommunity } from './demo-community.ts';
import { runInSuite } from './emulators/run-in-suite.ts';
import { provideChromium } from './gate/chromium.ts';
import { parseOptions } from './parse-options.ts';
import { BINARIES, ROOT } from './paths.ts';
import { runCommand } from './run-command.ts';

const SCREENSHOTS = join(ROOT, 'screenshots');
const IMAGES = join(ROOT, 'docs', 'images');

/** The pictures of the README: what they are called there, and which they are. */
const CHOSEN = {
  'feed-desktop.jpg': 'feed.desktop.light.jpg',
  'profile-phone.jpg': 'profile.phone.light.jpg',
  'chat-phone-dark.jpg': 'chat.phone.dark.jpg',
};

await runInSuite(
  async (interrupted) => {
    // `--readme` renews the README's pictures as well.
    const { readme = false } = parseOptions(process.argv.slice(2), { readme: { type: 'boolean' } });
    return { readme, chromium: await provideChromium(interrupted) };
  },
  async (suite, { readme, chromium }, interrupted) => {
    await loadDemoCommunity(suite);
    rmSync(SCREENSHOTS, { recursive: true, force: true });
    const config = join(ROOT, 'tests/pictures/playwright.config.ts');
    const code = await runCommand(join(BINARIES, 'playwright'), ['test', '--config', config], {
      env: { ...process.env, ...suite.env, PLAYWRIGHT_CHROMIUM: chromium },
      interrupted,
    });
    if (code === 0 && readme) {
      mkdirSync(IMAGES, { recursive: true });
      for (const [name, picture] of Object.entries(CHOSEN))
        copyFileSync(join(SCREENSHOTS, picture), join(IMAGES, name));
    }
    console.log(`The pictures are in ${SCREENSHOTS}.`);
    return code;
  },
);
