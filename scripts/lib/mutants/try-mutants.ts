import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { wilsonInterval } from '@motohaat/server/statistics';

import { described, mutantsOf, mutated } from './guards.ts';
import { type Ended, runCopies, type Trial } from './run-copies.ts';
import { sampleOf } from './sample.ts';
import { type NumberedMutant, withSwitches } from './with-switches.ts';

/** A mutant on its way: the tests that it makes a difference in, those still to be run first. */
type Tried = NumberedMutant & {
  file: string;
  name: string;
  tests: string[];
  /** Those to be run by themselves if it is left. */
  nearest: string[];
  wasReached: boolean;
};

/** So many files of tests are run for one mutant at most. */
const mostTests = 12;
/** Most die of the first; those that do not are tried with more at a time. */
const testsOfRound = [1, 1, 3, 7];

const print = (line: string) => process.stdout.write(`${line}\n`);

// Runs in a copy of the tree, for it changes files: scripts/verbs/mutants.ts lays it out.
const [sample, seed, ...files] = process.argv.slice(2);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const all = [...sources].flatMap(([file, source]) =>
  mutantsOf(file, source).map((mutant) => ({
    ...mutant,
    file,
    name: `${file}:${described(source, mutant)}`,
  })),
);
const numbered = all.map((mutant, place) => ({ ...mutant, id: place + 1 }));
const chosen: Tried[] = (
  sample === 'all'
    ? numbered
    : sampleOf(numbered, Number(sample), {
        seed: Number(seed),
        name: ({ file, start, replacement }) => `${file} ${start} ${replacement}`,
      })
).map((mutant) => ({ ...mutant, tests: [], nearest: [], wasReached: false }));
for (const [file, source] of sources) {
  const switches = relative(dirname(file), 'scripts/lib/mutants/switches.ts');
  if (runsApart(file)) continue;
  const ofFile = chosen.filter((mutant) => mutant.file === file);
  writeFileSync(file, withSwitches(source, ofFile, switches));
}

print(`${chosen.length} of ${all.length} mutants; finding the tests that come to each`);
const tests = globSync('server/**/*.test.ts', { exclude: ['**/node_modules'] });
const texts = new Map(tests.map((test) => [test, readFileSync(test, 'utf8')]));
const untouched = await runCopies(tests.map((test) => ({ id: 0, test })));
for (const { test, passed } of untouched) if (!passed) print(`${test} fails as it is: left out`);
const usable = untouched.filter(({ passed }) => passed);
for (const mutant of chosen) {
  const its = testsFor(mutant, usable);
  // Where it would have made no difference in this process, it may in one that a test starts.
  mutant.wasReached = usable.some(({ passedBy }) => passedBy.has(mutant.id));
  mutant.tests = its.length > 0 || !mutant.wasReached ? its : near(mutant).slice(0, 2);
  mutant.nearest = mutant.tests.slice(0, 3);
}

let alive = chosen;
for (const count of testsOfRound) alive = await survivorsOf(alive, count);
alive = await survivorsIsolated(alive);
// What is decided while the server is loaded, or in a process that a test starts, has no switch.
const unreached = alive.filter(({ wasReached }) => !wasReached);
for (const mutant of unreached) {
  if (await diesAlone(mutant)) alive = alive.filter((each) => each !== mutant);
}

for (const { name } of alive) print(name);
const killed = chosen.length - alive.length;
const { low, high } = wilsonInterval(killed, chosen.length, 1.96);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
print(`${killed} of ${chosen.length} mutants were killed: ${percent(killed / chosen.length)}`);
if (chosen.length < all.length) {
  print(`Of all ${all.length} it is between ${percent(low)} and ${percent(high)} (19 times of 20)`);
}
process.exitCode = alive.length === 0 ? 0 : 1;

/** Its file's own tests first, those that name the file, those of its folder, then the quickest. */
function testsFor(mutant: Tried, ended: Ended[]): string[] {
  const naming = new Set(namingOf(mutant));
  const distance = ({ test }: Trial) => {
    const isOfFolder = dirname(test) === dirname(mutant.file);
    if (isOfFolder && test.startsWith(mutant.file.replace(/ts$/, ''))) return 0;
    if (naming.has(test)) return 1;
    return isOfFolder ? 2 : 3;
  };
  return ended
    .filter(({ reached }) => reached.has(mutant.id))
    .toSorted((one, other) => distance(one) - distance(other) || one.ms - other.ms)
    .slice(0, mostTests)
    .map(({ test }) => test);
}

async function survivorsOf(mutants: Tried[], count: number): Promise<Tried[]> {
  const trials = mutants.flatMap(({ id, tests: its }) =>
    its.splice(0, count).map((test) => ({ id, test, limit: limitOf(test) })),
  );
  if (trials.length === 0) return mutants;
  print(`${mutants.length} alive; running ${trials.length} files of tests`);
  const ended = await runCopies(trials);
  return mutants.filter((mutant) => {
    const its = ended.filter(({ id }) => id === mutant.id);
    mutant.wasReached ||= its.some(({ reached }) => reached.has(mutant.id));
    return its.every(({ passed }) => passed);
  });
}

/**
 * Of those that are left once more, each in a process of its own: what the server decides while it is
 * loaded, or keeps from one file of tests to the next, was that of another mutant.
 */
async function survivorsIsolated(mutants: Tried[]): Promise<Tried[]> {
  const trials = mutants.flatMap(({ id, nearest }) =>
    nearest.map((test) => ({ id, test, limit: limitOf(test) })),
  );
  if (trials.length === 0) return mutants;
  print(`${mutants.length} alive; running ${trials.length} files of tests by themselves`);
  const ended = await runCopies(trials, { isIsolated: true });
  const died = new Set(ended.flatMap(({ id, passed }) => (passed ? [] : [id])));
  return mutants.filter(({ id }) => !died.has(id));
}

/** ms after which a test of this file hangs, beside others and on its own. */
function limitOf(file: string): number {
  return 5_000 + 10 * (usable.find(({ test }) => test === file)?.ms ?? 0);
}

/** Whether the tests near it notice what stands in the source by itself. */
async function diesAlone(mutant: Tried): Promise<boolean> {
  const trials = near(mutant).map((test) => ({ id: mutant.id, test, limit: limitOf(test) }));
  if (trials.length === 0) return false;
  const { file } = mutant;
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(sources.get(file) ?? '', mutant));
  const ended = await runCopies(trials);
  writeFileSync(file, before);
  return ended.some(({ passed }) => !passed);
}

/** Whether a file runs where nothing but its own folder can be read, and so no switch. */
function runsApart(file: string): boolean {
  return file.includes('/child/');
}

/** The tests that name its file; where there is none, those of its folder. */
function near(mutant: Tried): string[] {
  const { file } = mutant;
  const folder = runsApart(file) ? dirname(dirname(file)) : dirname(file);
  const naming = namingOf(mutant);
  const around = usable.filter(({ test }) => dirname(test) === folder);
  return naming.length > 0 ? naming : around.map(({ test }) => test);
}

/** The tests that import its file; none that fails as it is, which would be taken for a mutant's end. */
function namingOf({ file }: Tried): string[] {
  const naming = usable.filter(({ test }) => {
    const place = relative(dirname(test), file);
    return texts.get(test)?.includes(`'${place.startsWith('.') ? '' : './'}${place}'`);
  });
  return naming.map(({ test }) => test);
}
