import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const MASKING = 'contract/src/masking/';

/** Which files a module is made of, and which of them name the list of words. */
async function partsOf(module: string) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, module)],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
  });
  const inputs = Object.entries(metafile.inputs);
  return {
    masking: inputs
      .map(([file]) => file)
      .filter((file) => file.startsWith(MASKING))
      .sort(),
    namingTheWords: inputs
      .filter(([, { imports }]) => imports.some(({ original }) => original === 'bad-words'))
      .map(([file]) => file),
  };
}

it('masks with the same files in the browser before sending and in the trigger after', async () => {
  const [browser, trigger] = await Promise.all([
    partsOf('web/src/features/chat/room/written-text.ts'),
    partsOf('functions/src/messages/mask-message.ts'),
  ]);
  expect(browser.masking).toContain(`${MASKING}mask.ts`);
  expect(trigger).toEqual(browser);
  expect(browser.namingTheWords).toEqual([`${MASKING}words.ts`]);
});
