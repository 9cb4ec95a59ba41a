import { expect, test } from 'vitest';

import { heavyInTurns, inTurns } from './in-turns.ts';

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

test('what costs little waits for nobody, and who fails holds up nobody', async () => {
  const inTurn = heavyInTurns(10, 1);
  const { promise, reject } = Promise.withResolvers<string>();
  const heavy = inTurn(11, () => promise);
  const next = inTurn(11, () => Promise.resolve('its turn'));
  expect(await inTurn(10, () => Promise.resolve('at once'))).toBe('at once');
  reject(new Error('gone'));
  await expect(heavy).rejects.toThrow('gone');
  expect(await next).toBe('its turn');
});
