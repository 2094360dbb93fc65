import { defineConfig } from 'vitest/config';
import { CoverageLast } from './rules/coverage-last.ts';

/**
 * Tests against the emulator suite; run them through `npm run emulate`. The files of a project share its store and run
 * one after the other, but for those of the API: each worker has a store of its own for them.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    fileParallelism: false,
    // The admin SDK need not look for a cloud around this machine: it speaks to the emulators.
    env: { METADATA_SERVER_DETECTION: 'none' },
    sequence: { sequencer: CoverageLast },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['rules/**/*.test.ts'],
          globalSetup: 'rules/load-rules.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          setupFiles: 'rules/indexes/require-indexes.ts',
          // Some only wait for time to pass; the others use it.
          fileParallelism: true,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Freezes the database and fills the room: nothing else may use the suite meanwhile.
        test: { name: 'break', include: ['break/**/*.test.ts'], hookTimeout: 60_000 },
      },
    ],
  },
});
