import { buildStale } from '../lib/builds.ts';
import { check, checkOne } from '../lib/checks.ts';
import { verb } from '../lib/say.ts';
import { findTestBrowser } from '../lib/test/browser.ts';
import { type Counts, sumOf } from '../lib/test/counts.ts';
import { journeys, unitTests } from '../lib/test/runs.ts';
import { type Scope, scopeOf } from '../lib/test/scope.ts';

await verb(async () => {
  const scope = scopeOf(process.argv.slice(2));
  const { passed, failed } = sumOf(await (scope ? testOne(scope) : testAll()));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

async function testAll(): Promise<Counts[]> {
  const browser = await findTestBrowser();
  const counts = [await check(), await unitTests()];
  await buildStale();
  return [...counts, await journeys(browser)];
}

async function testOne(scope: Scope): Promise<Counts[]> {
  const browser = scope.journeys && (await findTestBrowser());
  const counts = [await checkOne(scope)];
  if (scope.unitTests) counts.push(await unitTests([scope.unitTests]));
  if (!browser) return counts;
  await buildStale();
  return [...counts, await journeys(browser, [scope.journeys!])];
}
