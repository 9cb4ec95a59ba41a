import { fenceFindings } from './fences/fences.ts';
import { type Result, root, run } from './run.ts';
import { say } from './say.ts';
import { checkSurface } from './surface/recorded-surface.ts';
import type { Counts } from './test/counts.ts';

type Check = { what: string; run: () => Result | Promise<Result> };

const lint = ['--type-aware', '--deny-warnings'];

/** Runs every check to its end and shows what the failing ones say. Writes nothing. */
export function check(): Promise<Counts> {
  return runAll([
    { what: 'types', run: () => run('tsc', ['-b']) },
    { what: 'the platform’s surface', run: () => checkSurface(root) },
    { what: 'lint', run: () => run('oxlint', lint) },
    { what: 'fences', run: fences },
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

async function runAll(checks: Check[]): Promise<Counts> {
  let failed = 0;
  for (const each of checks) {
    say(`Checking ${each.what}`);
    const { code, output } = await each.run();
    if (code === 0) continue;
    failed += 1;
    process.stdout.write(`${output.trim()}\n`);
  }
  return { passed: checks.length - failed, failed };
}

function fences(): Result {
  const findings = fenceFindings(root);
  const lines = findings.map(({ path, message }) => `${path}: ${message}`);
  return { code: findings.length === 0 ? 0 : 1, output: lines.join('\n') };
}
