import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { isAlive } from './is-alive.ts';

test('a process is alive, whoever’s it is, until nobody has its number', () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  expect([process.pid, 1, gone].map(isAlive)).toEqual([true, true, false]);
});
