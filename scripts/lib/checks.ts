import { run } from './run.ts';
import { say } from './say.ts';

const checks: [what: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check'],
  ['unused code', 'knip'],
  // The verbs bring pnpm themselves; a packageManager field would make other tools interfere.
  ['package versions', 'sherif', '-r', 'root-package-manager-field'],
];

/** Runs every check to its end and shows what the failing ones say. Writes nothing. */
export async function check(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const [what, command, ...args] of checks) {
    say(`Checking ${what}`);
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    failed += 1;
    process.stdout.write(`${output.trim()}\n`);
  }
  return { passed: checks.length - failed, failed };
}
