import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

// The tests of the server as in the root's configuration, watched.
export default defineConfig({
  root: process.cwd(),
  test: {
    // As the server's tests run, or each file in a process of its own.
    isolate: process.env['MUTANTS_ISOLATED'] === '1',
    include: ['server/**/*.mutant-*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    setupFiles: ['scripts/lib/mutants/watch-file.ts'],
    // How long a test may take is said by each copy (run-copies.ts). They wait as much as they reckon.
    maxWorkers: availableParallelism() + 1,
    // A mutant that fills the memory in an endless loop ends its process; 4 GB would take minutes.
    execArgv: ['--max-old-space-size=1000'],
  },
});
