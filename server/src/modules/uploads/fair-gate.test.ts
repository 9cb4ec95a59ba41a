import { expect, test } from 'vitest';

import { createFairGate } from './fair-gate.ts';

/** A gate, and who was let in, in their order. */
function setUp(limits: { atOnce: number; ofEach: number }) {
  const gate = createFairGate(limits);
  const entered: string[] = [];
  const leaving = new Map<string, () => void>();
  const never = new AbortController().signal;
  const come = async (name: string, signal = never) => {
    const leave = await gate.enter(name.slice(0, 1), signal);
    entered.push(name);
    leaving.set(name, leave);
  };
  const leave = async (name: string) => {
    leaving.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { come, leave, entered };
}

test('each key has so many places, however many come, and the rest is for others', async () => {
  const { come, leave, entered } = setUp({ atOnce: 4, ofEach: 2 });
  const coming = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => come(name));
  await Promise.all([coming[0], coming[1], coming[4]]);
  expect(entered).toEqual(['a1', 'a2', 'b1']);
  await leave('a1');
  expect(entered.at(-1)).toBe('a3');
});

test('places go in turns by key, and in each in the order of coming', async () => {
  const { come, leave, entered } = setUp({ atOnce: 1, ofEach: 1 });
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  void Promise.all(names.map((name) => come(name)));
  await leave('');
  for (let done = 0; done < names.length; done += 1) await leave(entered.at(-1) ?? '');
  expect(entered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('whoever stops waiting takes no place, and keeps none from others', async () => {
  const { come, leave, entered } = setUp({ atOnce: 1, ofEach: 1 });
  await come('a1');
  const control = new AbortController();
  const waiting = come('a2', control.signal);
  void come('a3');
  void come('b1');
  control.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(come('c1', control.signal)).rejects.toThrow('gone');
  await leave('a1');
  await leave('b1');
  expect(entered).toEqual(['a1', 'b1', 'a3']);
});

test('who has left and comes again waits as anybody who comes', async () => {
  const { come, leave, entered } = setUp({ atOnce: 1, ofEach: 1 });
  await come('a1');
  await leave('a1');
  await come('b1');
  void come('a2');
  void come('c1');
  await leave('b1');
  await leave('a2');
  expect(entered).toEqual(['a1', 'b1', 'a2', 'c1']);
});
