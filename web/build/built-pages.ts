import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { drawnPage, framedPage } from '../../contract/src/drawn-page.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const START = 'index.html';

/**
 * Draws screens, and the frames of others, while building, each into a file that shows it before any script; the landing
 * page's is `index.html`. Every other address is answered with `app.html`, the same page without a screen.
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
      const drawings = [
        ...module.builtPages.map((drawing) => [...drawing, drawnPage] as const),
        ...module.builtFrames.map((drawing) => [...drawing, framedPage] as const),
      ];
      for (const [fileName, markup, pageWith] of drawings) {
        if (/<script|\sstyle=/.test(markup)) throw new Error(`${fileName} would break its own policy.`);
        const source = pageWith(app, markup);
        if (fileName === START) page.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
};
