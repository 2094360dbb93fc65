import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { drawnPage } from '../../contract/src/drawn-page.ts';

const WEB = fileURLToPath(new URL('../', import.meta.url));

/**
 * Draws the landing page while building: `index.html` has it in it and shows it before any script. Every other address
 * is answered with `app.html`, the same page without it.
 */
export const startPage: Plugin = {
  name: 'start-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no index.html.');
      const shell = String(page.source);
      this.emitFile({ type: 'asset', fileName: 'app.html', source: shell });
      const { module } = await runnerImport<typeof import('../src/start-page.tsx')>('/src/start-page.tsx', {
        root: WEB,
        configFile: false,
        mode: 'production',
        plugins: [react()],
      });
      const markup = module.startPage;
      if (/<script|\sstyle=/.test(markup)) throw new Error('The landing page would break its own policy.');
      page.source = drawnPage(shell, markup);
    },
  },
};
