import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

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
const tallies: Tally[] = [];
for (const file of process.argv.slice(2)) {
  const tally = await tryFile({ vitest, file, tests: near(file) });
  tallies.push(tally);
}
const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
const survived = tallies.reduce((sum, tally) => sum + tally.survivors.length, 0);
print(`${killed} of ${killed + survived} mutants were killed by the tests near them`);
await vitest.close();
// oxlint-disable-next-line unicorn/no-process-exit -- processes of the tests may still hold this one
process.exit(survived === 0 ? 0 : 1);

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
  const mutants = mutantsOf(file, source);
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

async function passes(path: string, tests: TestSpecification[]): Promise<boolean> {
  vitest.invalidateFile(path);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}
