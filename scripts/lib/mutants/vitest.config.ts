import { defineConfig } from 'vitest/config';

// The tests of the server as in the root's configuration, watched.
export default defineConfig({
  root: process.cwd(),
  test: {
    isolate: false,
    include: ['server/**/*.mutant-*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['scripts/lib/mutants/watch-file.ts'],
    // A mutant that hangs is noticed; a machine that is busy is not.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
});
