import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { atMinimumRate } from './minimum-rate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Reads a body of which so many bytes come in each second, for so many seconds. */
async function outcome(bytesPerSecond: readonly number[]) {
  const socket = { bytesRead: 1_000 };
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  const reading = atMinimumRate(
    { raw: { socket } as FastifyRequest['raw'] },
    reply as never,
    async () => {
      for (const bytes of bytesPerSecond) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        socket.bytesRead += bytes;
      }
      return 'read';
    },
  );
  const ended = reading.catch((error: unknown) => [error, headers.get('connection')]);
  await vi.advanceTimersByTimeAsync(bytesPerSecond.length * 1_000);
  return ended;
}

const seconds = (count: number, bytes: number) => Array<number>(count).fill(bytes);

test.each([
  ['little more than 64 kbit/s, for as long as it takes', seconds(100, 9_000)],
  ['600 kbit/s with a silence of eight seconds', [...seconds(2, 75_000), ...seconds(8, 0), 75_000]],
  ['little that is there soon', seconds(9, 100)],
  [
    '80,000 bytes in each ten seconds, and no more',
    [80_000, ...seconds(9, 0), 80_000, ...seconds(9, 0)],
  ],
])('a body that comes at %s is read', async (_rate, rates) => {
  expect(await outcome(rates)).toBe('read');
});

test.each([
  ['hardly at all', seconds(12, 1)],
  ['well at first, and then hardly', [...seconds(20, 75_000), ...seconds(20, 1_000)]],
])('a body that comes %s is not waited for, nor its connection kept', async (_rate, rates) => {
  expect(await outcome(rates)).toEqual([
    expect.objectContaining({ code: 'photo_too_slow', status: 408 }),
    'close',
  ]);
});
