import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Connections } from './connections.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { type Place, places } from './place.ts';
import { Replica } from './replica.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const connection = 'a connection' as never;
const checkOut = vi.fn(async () => connection);
const asked = vi.fn(async () => [{ cluster: 'one', position: '0/10' }]);
const log = vi.fn<(message: string) => void>();

/** A replica that has all that the primary has, looked after since now. */
async function follows() {
  for (const each of [checkOut, asked, log]) each.mockClear();
  const probe = { ask: asked, close: async () => {} };
  const replica = new Replica(async () => ({ probe, checkOut }) as unknown as Connections);
  replica.begin({ primary: probe, log });
  await vi.advanceTimersByTimeAsync(1);
  expect(replica.isFresh()).toBe(true);
  return replica;
}

/** What is checked out there, and whether it reads there still. */
async function read(replica: Replica, place: Place = { isReplica: true }) {
  const got = await places.run(place, () => replica.checkOut());
  return { got, isReplica: place.isReplica };
}

test('whoever may read on the replica gets a connection to it, and nobody else', async () => {
  const replica = await follows();
  expect(await read(replica)).toEqual({ got: connection, isReplica: true });
  expect((await read(replica, { isReplica: false })).got).toBeUndefined();
  expect(await replica.checkOut()).toBeUndefined();
  expect(checkOut).toHaveBeenCalledTimes(1);
});

test('a replica that is behind is not read, and whoever came stays on the primary', async () => {
  const replica = await follows();
  expect(replica.has('1')).toBe(false);
  expect(await replica.versionBy(async () => '1')).toBe('1');
  expect([replica.has('1'), replica.has('2')]).toEqual([true, false]);
  asked.mockImplementation(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([replica.isFresh(), replica.has('1')]).toEqual([false, false]);
  expect(await replica.versionBy(async () => '1')).toBeUndefined();
  expect(await read(replica)).toEqual({ got: undefined, isReplica: false });
  expect(checkOut).not.toHaveBeenCalled();
  asked.mockImplementation(async () => [{ cluster: 'one', position: '0/10' }]);
});

test('one that cannot be reached is left for the primary at once', async () => {
  const replica = await follows();
  const away = new DatabaseUnavailableError('away', { cause: new Error('ECONNREFUSED') });
  checkOut.mockRejectedValueOnce(away);
  expect(await read(replica)).toEqual({ got: undefined, isReplica: false });
  expect(replica.isFresh()).toBe(false);
});

test.each([
  ['busy', new DatabaseUnavailableError('All connections are taken.')],
  ['broken otherwise', new Error('said by a test', { cause: new Error('deeper') })],
])('one that is %s is not lost', async (_how, error) => {
  const replica = await follows();
  checkOut.mockRejectedValueOnce(error);
  await expect(read(replica)).rejects.toBe(error);
  expect(replica.isFresh()).toBe(true);
});
