import { expect, onTestFinished, test } from 'vitest';

import { atOtherTime, makeDateMovable } from './moved-date.ts';

const day = 86_400_000;

test('work at another time is told that time, and all else the time that it is', async () => {
  const before = Date.now();
  const restore = makeDateMovable();
  onTestFinished(restore);
  const told = await atOtherTime(-day, async () => [Date.now(), new Date().getTime()]);
  for (const time of told) expect(Math.abs(time + day - before)).toBeLessThan(60_000);
  for (const time of [Date.now(), new Date().getTime()]) {
    expect(Math.abs(time - before)).toBeLessThan(60_000);
  }
});

test('a time that is named is that time, whenever it is', async () => {
  const restore = makeDateMovable();
  onTestFinished(restore);
  const told = await atOtherTime(-day, async () => [
    new Date(0).getTime(),
    new Date(2026, 0, 15).getDate(),
    Date.UTC(1970, 0, 2),
  ]);
  expect(told).toEqual([0, 15, day]);
});
