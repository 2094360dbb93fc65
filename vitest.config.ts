import { defineConfig } from 'vitest/config';

// A busy machine takes its time; what hangs is not back by then either.
const testTimeout = 20_000;

/** Unit tests, beside the code. What needs the emulator suite is in tests/, with a configuration of its own. */
export default defineConfig({
  test: {
    projects: [
      ...['contract/src', 'functions/src', 'scripts'].map((folder) => ({
        test: {
          name: folder.split('/')[0] ?? folder,
          environment: 'node',
          include: [`${folder}/**/*.test.ts`],
          testTimeout,
        },
      })),
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          environment: 'jsdom',
          // A document for each worker instead of each file, which took longer than the tests; every file still has
          // globals and modules of its own.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          testTimeout,
        },
      },
    ],
  },
});
