import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

import { described, mutantsOf, mutated } from './guards.ts';

/** What became of the mutants of one file. */
type Tally = { killed: number; survivors: string[] };

type Trial = { vitest: Vitest; file: string; tests: TestSpecification[] };

const print = (line: string) => process.stdout.write(`${line}\n`);

// Runs in a copy of the tree, for it changes files: scripts/verbs/mutants.ts lays it out. The database
// of the tests is started once, and each run of tests ends at the first that fails.
const vitest = await createVitest('test', {
  project: 'server',
  watch: false,
  bail: 1,
  maxWorkers: 1,
  retry: 0,
  reporters: [{}],
});
const all = await vitest.globTestSpecifications();
const [oneIn, ...files] = process.argv.slice(2);
const isDue = everyNth(Number(oneIn));
const tallies: Tally[] = [];
for (const file of files) {
  const tally = await tryFile({ vitest, file, tests: near(file) });
  tallies.push(tally);
}
const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
const survived = tallies.reduce((sum, tally) => sum + tally.survivors.length, 0);
print(`${killed} of ${killed + survived} mutants were killed by the tests near them`);
await vitest.close();
// oxlint-disable-next-line unicorn/no-process-exit -- processes of the tests may still hold this one
process.exit(survived === 0 ? 0 : 1);

/** Counts through the mutants of all files, so that a part of them is spread over the whole. */
function everyNth(count: number): () => boolean {
  let seen = 0;
  return () => seen++ % count === 0;
}

/** The tests that name a file; where there is none, those of its folder. */
function near(file: string): TestSpecification[] {
  const [folder, name] = [join(process.cwd(), dirname(file)), file.split('/').at(-1)];
  const naming = all.filter(({ moduleId }) =>
    readFileSync(moduleId, 'utf8').includes(`./${name}'`),
  );
  return naming.length > 0 ? naming : all.filter(({ moduleId }) => dirname(moduleId) === folder);
}

async function tryFile({ file, tests }: Trial): Promise<Tally> {
  const path = join(process.cwd(), file);
  const source = readFileSync(path, 'utf8');
  const mutants = mutantsOf(file, source).filter(isDue);
  const tally: Tally = { killed: 0, survivors: [] };
  if (mutants.length === 0) return tally;
  if (tests.length === 0) {
    print(`${file}: no test is near its ${mutants.length} mutants`);
    return { ...tally, survivors: mutants.map((each) => described(source, each)) };
  }
  if (!(await passes(path, tests))) throw new Error(`The tests near ${file} fail as it is.`);
  for (const mutant of mutants) {
    writeFileSync(path, mutated(source, mutant));
    if (await passes(path, tests)) {
      tally.survivors.push(described(source, mutant));
      print(`${file}:${described(source, mutant)}`);
    } else tally.killed += 1;
  }
  writeFileSync(path, source);
  vitest.invalidateFile(path);
  return tally;
}

/**
 * @throws Error when tests were neither passed nor failed: a run that was ended at a first failure can
 *   take the next one with it, which is no test that noticed anything
 */
async function passes(path: string, tests: TestSpecification[], tries = 3): Promise<boolean> {
  vitest.invalidateFile(path);
  const result = await vitest.runTestSpecifications(tests);
  // Modules of earlier runs are answered too.
  const modules = result.testModules.filter(({ moduleId }) =>
    tests.some((test) => test.moduleId === moduleId),
  );
  if (result.unhandledErrors.length > 0 || modules.some(hasFailed)) return false;
  if (modules.every((module) => module.ok())) return true;
  if (tries === 0) throw new Error(`The tests near ${path} were not run to their end.`);
  return await passes(path, tests, tries - 1);
}

function hasFailed(module: TestModule): boolean {
  return module.errors().length > 0 || !module.children.allTests('failed').next().done;
}
