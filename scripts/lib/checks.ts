import { say } from '@motohaat/cli/terminal/say';

import { fenceFindings } from './fences/fences.ts';
import { nodeFlags, type Result, root, run } from './run.ts';
import { checkSurface } from './surface/recorded-surface.ts';
import type { Counts } from './test/counts.ts';

type Check = { what: string; run: () => Promise<Result> };

/** Types first: the linter reads the declarations that they write. */
type Checks = [types: Check, ...others: Check[]];

const lint = ['--type-aware', '--deny-warnings'];

/** Runs every check to its end and shows what the failing ones say. Writes nothing. */
export function check(): Promise<Counts> {
  return runAll([
    { what: 'types', run: () => run('tsc', ['-b']) },
    { what: 'the platform’s surface', run: async () => checkSurface(root) },
    { what: 'lint', run: () => run('oxlint', lint) },
    { what: 'fences', run: fences },
    { what: 'the API’s description', run: description },
    { what: 'format', run: () => run('oxfmt', ['--check']) },
    { what: 'unused code', run: () => run('knip', []) },
    // The verbs bring pnpm themselves; a packageManager field would make other tools interfere.
    { what: 'package versions', run: () => run('sherif', ['-r', 'root-package-manager-field']) },
  ]);
}

/**
 * Runs the checks that can be answered for one folder alone.
 *
 * @param project what `tsc -b` builds for it
 */
export function checkOne({ folder, project }: { folder: string; project: string }) {
  return runAll([
    { what: 'types', run: () => run('tsc', ['-b', project]) },
    { what: 'lint', run: () => run('oxlint', [...lint, folder]) },
    { what: 'fences', run: fences },
    { what: 'format', run: () => run('oxfmt', ['--check', folder]) },
  ]);
}

/** The tools that read it are of one package. */
function description(): Promise<Result> {
  return run(process.execPath, [...nodeFlags, 'server/openapi/src/check.ts']);
}

async function runAll([types, ...others]: Checks): Promise<Counts> {
  say(`Checking ${[types, ...others].map((each) => each.what).join(', ')}`);
  const results = [await outcome(types), ...(await Promise.all(others.map(outcome)))];
  const failed = results.filter(({ code }) => code !== 0);
  for (const { output } of failed) process.stdout.write(`${output.trim()}\n`);
  const failures = failed.map(({ what }) => `check of ${what}`);
  return { passed: results.length - failed.length, failed: failed.length, failures };
}

async function outcome({ what, run: answer }: Check): Promise<Result & { what: string }> {
  return { what, ...(await answer()) };
}

async function fences(): Promise<Result> {
  const findings = fenceFindings(root);
  const lines = findings.map(({ path, message }) => `${path}: ${message}`);
  return { code: findings.length === 0 ? 0 : 1, output: lines.join('\n') };
}
