import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { run } from '../run.ts';
import type { Watched } from './watch-file.ts';

/** A file of tests to be run while one mutant is on; `limit`: ms after which a test of it hangs. */
export type Trial = { id: number; test: string; limit?: number };

/**
 * How it ended; `reached`: the mutants that would have made a difference; `passedBy`: those that
 * would have made none, though their condition was asked.
 */
export type Ended = Trial & {
  passed: boolean;
  ms: number;
  reached: Set<number>;
  passedBy: Set<number>;
};

/** ms: a machine that is busy is not taken for a mutant that hangs, nor tests in a browser for such. */
const longest = 90_000;

const folder = '.motohaat/mutants-run';

/**
 * Runs files of tests, each as a copy whose name says its mutant, in processes that load the server
 * once. A file ends at its first test that fails.
 *
 * @param how.isIsolated each file has a process of its own, and loads the server with its mutant
 * @throws Error when vitest did not say how a file ended
 */
export async function runCopies(trials: Trial[], { isIsolated = false } = {}): Promise<Ended[]> {
  const copies = new Map(trials.map((trial) => [writeCopy(trial), trial]));
  const [answers, watched] = [`${folder}-answers.json`, `${folder}-watched.jsonl`];
  for (const file of [answers, watched]) rmSync(file, { force: true });
  const config = join('scripts/lib/mutants', 'vitest.config.ts');
  const reporter = ['--reporter=json', `--outputFile=${answers}`];
  const { output } = await run('vitest', ['run', '--config', config, ...reporter], {
    cwd: process.cwd(),
    env: {
      MUTANT: '0',
      MUTANTS_ISOLATED: isIsolated ? '1' : '0',
      MUTANTS_WATCHED: watched,
      CI: '1',
    },
  });
  for (const copy of copies.keys()) rmSync(copy);
  if (!existsSync(answers)) throw new Error(output.slice(-2000));
  const passed = new Map(
    (JSON.parse(readFileSync(answers, 'utf8')) as Answers).testResults.map((result) => [
      relative(process.cwd(), result.name),
      result.status === 'passed',
    ]),
  );
  const notes = new Map(readWatched(watched).map((note) => [note.path, note]));
  return [...copies].map(([copy, trial]) => {
    const note = notes.get(copy);
    const hasPassed = passed.get(copy);
    if (hasPassed === undefined) throw new Error(`${copy} was not run.\n${output.slice(-2000)}`);
    const [reached, passedBy] = [new Set(note?.reached), new Set(note?.passed)];
    return { ...trial, passed: hasPassed, ms: note?.ms ?? 0, reached, passedBy };
  });
}

type Answers = { testResults: { name: string; status: string }[] };

function writeCopy({ id, test, limit = longest }: Trial): string {
  const copy = test.replace(/\.test\.ts$/, `.mutant-${id}.test.ts`);
  const limits = `{ testTimeout: ${limit}, hookTimeout: ${limit + 10_000} }`;
  const limited = `import { vi as vi$ } from 'vitest'; vi$.setConfig(${limits}); `;
  writeFileSync(copy, limited + readFileSync(test, 'utf8'));
  return copy;
}

function readWatched(file: string): Watched[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const note = JSON.parse(line) as Watched;
    return { ...note, path: relative(process.cwd(), note.path) };
  });
}
