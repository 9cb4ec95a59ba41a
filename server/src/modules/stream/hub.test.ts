import { heartbeatSeconds, mostStreams } from '@motohaat/domain/hint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Database } from '../../database/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { readEvents } from '../../testing/read-events.ts';
import type { HintRow } from './hints.repository.ts';
import { createHub } from './hub.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** ms after which the hub has looked by itself. */
const rhythm = 400;
const never = new Date(8.64e15);
const actorOf = (id: string, expiresAt = never) => ({ id, expiresAt }) as Actor;

/** A hub on a table of which each look says what is new. */
function setUp(most?: number) {
  let number = 0;
  let news: HintRow[] = [];
  const executeQuery = vi.fn<() => Promise<object>>(async () => {
    const hints = news;
    news = [];
    return { rows: [{ snapshot: `${(number += 1)}:${number}:`, hints }] };
  });
  const isCurrent = vi.fn<(actor: Actor) => Promise<boolean>>(async () => true);
  const warn = vi.fn<() => void>();
  const hub = createHub({
    db: { executeQuery } as unknown as Database,
    isCurrent,
    log: { warn },
    ...(most && { most }),
  });
  const say = (kind: HintRow['kind'], user_id = 'a') =>
    news.push({ number, xid: '1', user_id, kind, about: null, version: (number += 1) });
  return { hub, say, executeQuery, isCurrent, warn };
}
const opened = async (hub: ReturnType<typeof setUp>['hub'], actor = actorOf('a')) =>
  readEvents(await hub.open(actor, undefined));
const at = (ms: number) => new Date(Date.now() + ms);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('while nobody listens nothing is asked and no clock runs', async () => {
  const { hub, executeQuery } = setUp();
  hub.wake();
  await pass(1_000);
  expect(executeQuery).not.toHaveBeenCalled();
  const bodies = [await hub.open(actorOf('a'), undefined), await hub.open(actorOf('b'), undefined)];
  const clocks = vi.getTimerCount();
  for (const [left, body] of bodies.entries()) {
    body.destroy();
    await pass(0);
    expect(hub.count()).toBe(1 - left);
    expect(vi.getTimerCount()).toBe(left === 0 ? clocks : 0);
  }
  expect(clocks).toBe(2);
});

test('a stream has a sign of life in each while, which moves its place and says nothing', async () => {
  const { hub } = setUp();
  const read = await opened(hub);
  await pass(0);
  const { cursor } = read;
  await pass(heartbeatSeconds * 1000);
  expect(read.cursor).not.toBe(cursor);
  expect(read).toMatchObject({ hints: [], again: 1, isOver: false });
});

test('what comes while a stream catches up comes after what was before, and so does the sign of life', async () => {
  const { hub, say, isCurrent } = setUp();
  const first = await opened(hub);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  isCurrent.mockReturnValueOnce(promise);
  const opening = hub.open(actorOf('a'), undefined);
  await pass(rhythm);
  say('message');
  await pass(heartbeatSeconds * 1000);
  expect(first.hints).toHaveLength(1);
  resolve(true);
  const texts: string[] = [];
  (await opening).on('data', (chunk: Buffer) => texts.push(String(chunk)));
  await pass(0);
  const [before, after] = texts.join('').split('\n\n');
  expect(before).toContain('"again":true');
  expect(after).toContain('"kind":"message"');
});

test('of a session is said nothing, and whether it counts is asked only when something of it changed', async () => {
  const { hub, say, isCurrent } = setUp();
  const read = await opened(hub);
  say('message');
  await pass(rhythm);
  expect(read.hints).toHaveLength(1);
  expect(isCurrent).toHaveBeenCalledOnce();
  const { cursor } = read;
  say('session');
  await pass(rhythm);
  expect(isCurrent).toHaveBeenCalledTimes(2);
  expect(read).toMatchObject({ cursor, isOver: false });
});

test.each<[what: string, answer: () => Promise<boolean>]>([
  ['does not count any more', async () => false],
  ['cannot be looked up', () => Promise.reject(new Error('no'))],
])('the streams of a session end that %s', async (_what, answer) => {
  const { hub, say, isCurrent } = setUp();
  const [own, other] = [await opened(hub), await opened(hub, actorOf('b'))];
  isCurrent.mockImplementation(answer);
  say('message');
  say('session');
  await pass(rhythm);
  expect([own.isOver, other.isOver]).toEqual([true, false]);
});

test('a stream ends with its token, to the moment', async () => {
  const { hub } = setUp();
  const [first, second] = [
    await opened(hub, actorOf('a', at(rhythm))),
    await opened(hub, actorOf('a', at(rhythm + 1))),
  ];
  await pass(rhythm);
  expect([first.isOver, second.isOver]).toEqual([true, false]);
});

test('a session that does not count has no stream', async () => {
  const { hub, isCurrent } = setUp();
  isCurrent.mockResolvedValue(false);
  await expect(hub.open(actorOf('a'), undefined)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await pass(0);
  expect(hub.count()).toBe(0);
});

test('where the table cannot be read there is no stream, and one that is open waits for the next look', async () => {
  const { hub, say, executeQuery, warn } = setUp();
  executeQuery.mockRejectedValueOnce(new Error('away'));
  await expect(hub.open(actorOf('a'), undefined)).rejects.toThrow('away');
  const read = await opened(hub);
  executeQuery.mockRejectedValueOnce(new Error('away'));
  await pass(rhythm);
  expect(warn).toHaveBeenCalledOnce();
  say('message');
  await pass(rhythm);
  expect(read.hints).toHaveLength(1);
});

test('the eldest of too many streams of an account gives way, and no other', async () => {
  const { hub } = setUp();
  const reads = [];
  for (let count = 0; count < mostStreams; count += 1) reads.push(await opened(hub));
  await pass(0);
  expect(reads.filter(({ isOver }) => isOver)).toEqual([]);
  await opened(hub);
  await pass(0);
  expect(reads.map(({ isOver }) => isOver).indexOf(false)).toBe(1);
  expect(reads[0]?.names).toEqual(['crowded']);
});

test('a process takes so many streams and no more, and none once it ends', async () => {
  const { hub } = setUp(2);
  await opened(hub);
  await opened(hub, actorOf('b'));
  const refused = { code: 'unavailable', retryAfter: 5 };
  await expect(hub.open(actorOf('x'), undefined)).rejects.toMatchObject(refused);
  expect(hub.count()).toBe(2);
  const ending = setUp().hub;
  const read = await opened(ending);
  ending.close();
  await pass(0);
  expect(read.isOver).toBe(true);
  await expect(ending.open(actorOf('x'), undefined)).rejects.toMatchObject(refused);
});
