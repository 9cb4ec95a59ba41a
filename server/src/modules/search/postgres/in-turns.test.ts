import { expect, test } from 'vitest';

import { inTurns } from './in-turns.ts';

test('few are inside at once, the others follow in the order in which they came', async () => {
  const enter = inTurns(2);
  const entered: number[] = [];
  const leave = new Map<number, () => void>();
  const come = async (who: number) => {
    leave.set(who, await enter());
    entered.push(who);
  };
  const all = [0, 1, 2, 3].map(come);
  await Promise.all(all.slice(0, 2));
  expect(entered).toEqual([0, 1]);
  leave.get(1)?.();
  await all[2];
  expect(entered).toEqual([0, 1, 2]);
  leave.get(0)?.();
  leave.get(2)?.();
  await all[3];
  const last = [4, 5].map(come);
  await last[0];
  expect(entered).toEqual([0, 1, 2, 3, 4]);
  leave.get(3)?.();
  await last[1];
  expect(entered).toHaveLength(6);
});
