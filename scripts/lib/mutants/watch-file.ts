import { appendFileSync } from 'node:fs';

import { afterAll, afterEach, beforeEach, expect } from 'vitest';

import { endLoops } from './end-loops.ts';
import { takeNoted, turnOn } from './switches.ts';

/** What is noted of a file of tests once it has run. */
export type Watched = { path: string; ms: number; reached: number[]; passed: number[] };

// A setup file of vitest: it runs before each file of tests.
const started = performance.now();
let hasFailed = false;
endLoops();
takeNoted();
// Before the file loads anything.
const { testPath = '' } = expect.getState();
turnOn(Number(/\.mutant-(\d+)\.test\.ts$/.exec(testPath)?.[1]));

beforeEach(({ skip }) => skip(hasFailed, 'a test before this one noticed the mutant'));
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});
afterAll(() => {
  turnOn(0);
  const watched: Watched = {
    path: testPath,
    ms: performance.now() - started,
    ...takeNoted(),
  };
  appendFileSync(process.env['MUTANTS_WATCHED'] ?? '', `${JSON.stringify(watched)}\n`);
});
