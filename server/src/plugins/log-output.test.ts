import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const writer = fileURLToPath(new URL('../testing/write-lines.ts', import.meta.url));

test.each(['exit', 'uncaught', 'rejected', 'of itself'])(
  'no line is lost, and none comes twice, when a process ends: %s',
  (ending) => {
    const { stdout } = spawnSync(process.execPath, [writer, ending], { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    const numbers = lines.map((line) => (JSON.parse(line) as { line: number }).line);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 2_000 }, (_, line) => line),
    );
  },
);
