import { verb } from '@motohaat/cli/terminal/say';

import { findTestBrowser } from '../lib/browser.ts';
import { buildStale } from '../lib/builds.ts';
import { check, checkOne } from '../lib/checks.ts';
import { type Counts, sumOf } from '../lib/test/counts.ts';
import { followPhases } from '../lib/test/phases.ts';
import { previousRelease } from '../lib/test/previous.ts';
import { testRepository } from '../lib/test/repository.ts';
import { journeys, unitTests } from '../lib/test/runs.ts';
import { type Scope, scopeOf } from '../lib/test/scope.ts';

await verb(async () => {
  const { passed, failed, failures } = sumOf(await testsOf(process.argv.slice(2)));
  // What failed early in a long run is far up in what it printed.
  for (const failure of failures) process.stdout.write(`failed: ${failure}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

async function testsOf([name, ...words]: string[]): Promise<Counts[]> {
  if (name === 'fleet') return [await (await import('../lib/fleet/run.ts')).testFleet(words)];
  if (name === 'repository') return [await testRepository()];
  if (name === 'previous') return [await previousRelease(words)];
  const scope = scopeOf(name === undefined ? [] : [name, ...words]);
  return scope ? testOne(scope) : testAll();
}

async function testAll(): Promise<Counts[]> {
  const { time, table } = followPhases();
  const browser = await time('browser', findTestBrowser);
  const counts = [await time('checks', check), await time('unit and route tests', unitTests)];
  await time('builds', buildStale);
  counts.push(await time('journeys', () => journeys(browser)));
  process.stdout.write(table());
  return counts;
}

async function testOne(scope: Scope): Promise<Counts[]> {
  const browser = scope.journeys && (await findTestBrowser());
  const counts = [await checkOne(scope)];
  if (scope.unitTests) counts.push(await unitTests([scope.unitTests]));
  if (!browser) return counts;
  await buildStale();
  return [...counts, await journeys(browser, [scope.journeys!])];
}
