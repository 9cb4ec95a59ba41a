import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { OverloadError } from '../../../overload/overload.ts';
import { type Enter, inTurns, longFirst, workInTurns } from './in-turns.ts';

/** The place that somebody got; a test that expects one fails without it. */
async function placeOf(coming: ReturnType<Enter>): Promise<() => void> {
  const leave = await coming;
  if (!leave) throw new Error('There was no place.');
  return leave;
}

test('few are inside at once, the others follow in the order in which they came', async () => {
  const enter = inTurns(2);
  const entered: number[] = [];
  const leave = new Map<number, () => void>();
  const come = async (who: number) => {
    leave.set(who, await placeOf(enter(who)));
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

test('who takes longer goes before who came a little earlier, but not before who waits for long', async () => {
  const enter = inTurns(1);
  const entered: string[] = [];
  const come = async (who: string, since: number) => {
    const leave = await placeOf(enter(since));
    entered.push(who);
    return leave;
  };
  const leave = await come('inside', 0);
  const all = [
    come('short', longFirst(20_000, 0)),
    come('long', longFirst(200_000, 50)),
    come('late', longFirst(200_000, 500)),
  ];
  leave();
  for (const who of ['long', 'short', 'late']) {
    await new Promise(setImmediate);
    expect(entered.at(-1), 'one alone is inside').toBe(who);
    leave();
  }
  await Promise.all(all);
});

const bounds = { atOnce: 2, heavy: { entries: 10, atOnce: 1 } };

test('what costs much leaves a place to what costs little, and who fails holds up nobody', async () => {
  const inTurn = workInTurns(bounds);
  const { promise, reject } = Promise.withResolvers<string>();
  const heavy = inTurn(11, () => promise);
  const next = inTurn(11, () => Promise.resolve('its turn'));
  expect(await inTurn(10, () => Promise.resolve('at once'))).toBe('at once');
  reject(new Error('gone'));
  await expect(heavy).rejects.toThrow('gone');
  expect(await next).toBe('its turn');
});

test('of what costs little no more is done at once than there are places', async () => {
  const inTurn = workInTurns(bounds);
  const ends = [1, 2, 3].map(() => Promise.withResolvers<string>());
  let begun = 0;
  const all = ends.map(({ promise }) =>
    inTurn(1, () => {
      begun += 1;
      return promise;
    }),
  );
  await new Promise(setImmediate);
  expect(begun).toBe(2);
  for (const { resolve } of ends) resolve('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
});

test('the wait of all work is measured, not that of heavy work for heavy work', async () => {
  const waits: Promise<unknown>[] = [];
  const inTurn = workInTurns(bounds, (arrival) => {
    waits.push(arrival);
    return arrival;
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  const all = [11, 11, 1, 1].map((cost) => inTurn(cost, () => promise));
  await new Promise(setImmediate);
  expect(waits).toHaveLength(3);
  resolve('done');
  await Promise.all(all);
  expect(waits).toHaveLength(4);
});

test('what costs little goes before what costs more, and what costs much before both', async () => {
  const inTurn = workInTurns({ atOnce: 1, heavy: { entries: 50_000, atOnce: 1 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const all = [1, 40_000, 2_000, 200_000].map((cost) =>
    inTurn(cost, () => {
      begun.push(cost);
      return promise;
    }),
  );
  resolve();
  await Promise.all(all);
  expect(begun).toEqual([1, 200_000, 2_000, 40_000]);
});

async function stayInside(enter: Enter, ms: number): Promise<void> {
  const leave = await placeOf(enter(0));
  vi.advanceTimersByTime(ms);
  leave();
}

describe('how long it takes', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  test('who would wait for too long gets no place at once, and holds up nobody', async () => {
    const enter = inTurns(1);
    await stayInside(enter, 500);
    // Usually it takes 100 ms by now.
    const leave = await placeOf(enter(1));
    const waiting = enter(2);
    expect(await enter(3, 199)).toBeUndefined();
    const patient = enter(4, 201);
    leave();
    (await placeOf(waiting))();
    (await placeOf(patient))();
    await expect(enter(5, 0)).resolves.toBeTypeOf('function');
  });

  test('nobody comes to wait for those that leave no more', async () => {
    const enter = inTurns(1);
    await placeOf(enter(0));
    void enter(1);
    vi.advanceTimersByTime(600);
    expect(await enter(2)).toBeUndefined();
  });

  test('what was slow once does not keep others out when it is over', async () => {
    const enter = inTurns(2);
    for (let time = 0; time < 20; time += 1) await stayInside(enter, 60_000);
    await placeOf(enter(1));
    const leave = await placeOf(enter(2));
    const next = enter(3);
    leave();
    await placeOf(next);
  });

  test('of pages, heavy ones too, who would wait for too long is told that more is asked than can be done', async () => {
    const inTurn = workInTurns({ atOnce: 1, heavy: { entries: 10, atOnce: 1 } });
    for (const cost of [1, 11]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const first = inTurn(cost, () => promise);
      await new Promise(setImmediate);
      const second = inTurn(cost, async () => {});
      vi.advanceTimersByTime(600);
      await expect(inTurn(cost, async () => {})).rejects.toMatchObject({
        code: 'unavailable',
        retryAfter: expect.any(Number),
      });
      resolve();
      await Promise.all([first, second]);
    }
  });

  test('heavy work that has got a place of its own is not refused one beside the rest', async () => {
    const inTurn = workInTurns({ atOnce: 1, heavy: { entries: 10, atOnce: 1 } });
    const { promise, resolve } = Promise.withResolvers<void>();
    const light = inTurn(1, () => promise);
    await new Promise(setImmediate);
    const next = inTurn(1, async () => 'next');
    vi.advanceTimersByTime(600);
    await expect(inTurn(1, async () => {})).rejects.toBeInstanceOf(OverloadError);
    const heavy = inTurn(11, async () => 'heavy');
    resolve();
    await light;
    expect(await Promise.all([next, heavy])).toEqual(['next', 'heavy']);
  });
});
