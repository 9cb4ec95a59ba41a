import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { say } from '@motohaat/cli/terminal/say';

import { root, run } from '../run.ts';
import { counted, type Counts } from './counts.ts';
import { type JourneyReport, journeyFailures } from './journey-report.ts';
import { type StrayError, strayErrorsFile } from './stray-errors.ts';

const folder = join(root, '.motohaat/test');

/** @param projects those of vitest.config.ts that are wanted; by default all */
export async function unitTests(projects: string[] = []): Promise<Counts> {
  say('Unit and route tests');
  const file = freshFile('unit.json');
  const strays = freshFile('stray-errors.json');
  const own = join(import.meta.dirname, 'stray-errors.ts');
  const reporters = ['dot', 'json', own].map((name) => `--reporter=${name}`);
  const wanted = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...wanted, ...reporters, `--outputFile.json=${file}`];
  const { code } = await run('vitest', args, { env: { [strayErrorsFile]: strays }, show: true });
  const counts = readCounts(file, code);
  return { ...counts, failures: [...(counts.failures ?? []), ...strayFailures(strays)] };
}

function strayFailures(file: string): string[] {
  if (!existsSync(file)) return [];
  const strays = JSON.parse(readFileSync(file, 'utf8')) as StrayError[];
  return strays.map(({ name, message, stack = '' }) => {
    const place = stack
      .split('\n')
      .find((line) => line.includes(root) && !/node_modules/.test(line));
    return `beside tests: ${name}: ${firstLine(message)}${place ? ` (${place.trim()})` : ''}`;
  });
}

/**
 * @param file what vitest's JSON reporter wrote
 * @param code with which vitest ended
 */
export function readCounts(file: string, code: number): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { ...counted(report.numPassedTests, failed, code), failures: unitFailures(report) };
}

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function unitFailures({ testResults }: UnitReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be read has no tests.
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages: [why = ''] }) => `${file} › ${fullName}: ${firstLine(why)}`,
      );
    });
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0]!;

/**
 * @param browser path of a Chromium
 * @param folders those of e2e/ that are wanted; by default all
 * @param own what they are told by the environment
 */
export async function journeys(
  browser: string,
  folders: string[] = [],
  own: Record<string, string> = {},
): Promise<Counts> {
  say('Browser journeys on the built, composed product');
  const file = freshFile('journeys.json');
  const env = { ...own, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await run('playwright', ['test', ...folders, '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env,
    show: true,
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as JourneyReport;
  const { expected, unexpected, flaky } = report.stats;
  return { ...counted(expected + flaky, unexpected, code), failures: journeyFailures(report) };
}

/** The report of an earlier run is no report of this one. */
function freshFile(name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}
