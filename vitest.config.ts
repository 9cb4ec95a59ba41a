import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

import { defineConfig } from 'vitest/config';

const remotes = globSync('mfe-*/package.json', { cwd: import.meta.dirname }).map(dirname);
const shared = globSync('shared/*/package.json', { cwd: import.meta.dirname }).map(dirname);
/** Has the words in English at hand before a test draws what uses them. */
const words = (name: string) =>
  [join(name, 'src/testing/prepare-words.ts')].filter((file) =>
    existsSync(join(import.meta.dirname, file)),
  );
/** What runs in no browser. */
const nodePackages = shared.filter((name) => /cli|create-remote|releases/.test(name));
const browserPackages = [
  ...shared.filter((name) => !nodePackages.includes(name)).toSorted(),
  'shell',
  ...remotes.toSorted(),
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['shared/testing/src/patient-waits.ts'],
    // One more than the cores: many tests wait for a time to pass, or for a process of their own.
    maxWorkers: availableParallelism() + 1,
    // A machine that is busy with other work may starve a test of time once; a fault fails twice.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      ...browserPackages.map((name) => ({
        test: {
          name,
          environment: 'jsdom',
          // One process makes the environment for many files: half the time.
          pool: 'vmForks' as const,
          // Testing Library then takes down after each test what the test drew.
          globals: true,
          include: [`${name}/**/*.test.{ts,tsx}`],
          setupFiles: ['own-channels', 'patient-finds']
            .map((file) => `shared/testing/src/${file}.ts`)
            .concat(words(name)),
          css: { modules: { classNameStrategy: 'non-scoped' as const } },
        },
      })),
      {
        test: {
          name: 'server',
          environment: 'node',
          // Processes that read the modules once, not for each file: half the processor's time.
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/patient-connections.ts'],
        },
      },
      { test: { name: 'bench', environment: 'node', include: ['bench/**/*.test.ts'] } },
      { test: { name: 'demo', environment: 'node', include: ['demo/**/*.test.ts'] } },
      { test: { name: 'sandbox', environment: 'node', include: ['sandbox/**/*.test.ts'] } },
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] } },
      ...nodePackages.map((name) => ({
        test: { name, environment: 'node' as const, include: [`${name}/src/**/*.test.ts`] },
      })),
    ],
  },
});
