import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { drawnPage, framedPage } from '../../contract/src/drawn-page.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const START = 'index.html';

/**
 * Draws screens, and the frames of others, while building, each into a file that shows it before any script; the landing
 * page's is `index.html`.
 * Every other address is answered with `app.html`, the same page without a screen.
 */
export const builtPages: Plugin = {
  name: 'built-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle[START];
      if (page?.type !== 'asset') throw new Error(`There is no ${START}.`);
      const app = String(page.source);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: app });
      const { module } = await runnerImport<typeof import('../src/built-pages.tsx')>('/src/built-pages.tsx', {
        root: WEB,
        configFile: false,
        mode: 'production',
        plugins: [react()],
      });
      const sources = [
        ...module.builtPages.map(([fileName, markup]) => [fileName, drawnPage(app, markup)] as const),
        ...module.builtFrames.map(([fileName, markup]) => [fileName, framedPage(app, markup)] as const),
      ];
      for (const [fileName, source] of sources) {
        if (/<script(?![^>]* src=)|\sstyle=/.test(source))
          throw new Error(`${fileName} would break its own policy.`);
        if (fileName === START) page.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};
