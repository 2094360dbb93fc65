import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite's wrapper fetches the imports of a chunk beside it, by a list of file names in each
 * importing chunk; here few files have imports of their own, and those of the screen that is opened are preloaded.
 */
export const bareImports: Plugin = {
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
