import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildStale } from '../lib/builds.ts';
import { check } from '../lib/checks.ts';
import { findChromium } from '../lib/chromium.ts';
import { root, run } from '../lib/run.ts';
import { say, verb } from '../lib/say.ts';

type Counts = { passed: number; failed: number };
const folder = join(root, '.motohaat/test');

await verb(async () => {
  mkdirSync(folder, { recursive: true });
  const browser = await findChromium();
  const counts: Counts[] = [await check(), await unitTests()];
  await buildStale();
  counts.push(await journeys(browser));
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
});

async function unitTests(): Promise<Counts> {
  say('Unit and route tests');
  const file = join(folder, 'unit.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', ...reporters], { show: true });
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  return counted(report.numPassedTests, report.numFailedTests || report.numFailedTestSuites, code);
}

async function journeys(browser: string): Promise<Counts> {
  say('Browser journeys on the built, composed product');
  const file = join(folder, 'journeys.json');
  rmSync(file, { force: true });
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await run('playwright', ['test', '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env,
    show: true,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return counted(stats.expected + stats.flaky, stats.unexpected, code);
}

/** A run that failed without a failing test (it could not start, say) counts as one failure. */
function counted(passed: number, failed: number, code: number): Counts {
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}
