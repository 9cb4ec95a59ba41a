import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { openSharedStore, type SharedStore } from '../../shared-store/shared-store.ts';
import { patientTimes, startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { createAccountLeases } from './account-leases.ts';
import { createUploadPlaces } from './upload-places.ts';

const staying = new AbortController().signal;

/** Work that ends when it is told to. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, work: () => promise };
}

test('a photo that finds no place in time is refused with a sentence, and keeps none', async () => {
  const places = createUploadPlaces(undefined, 50);
  const { end, work } = pending();
  const sending = [places('a', staying, work), places('a', staying, work)];
  await expect(places('a', staying, work)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many photos are being sent right now. Try again in a moment.',
    retryAfter: 10,
  });
  expect(await places('b', staying, async () => 'sent')).toBe('sent');
  end();
  await Promise.all(sending);
  expect(await places('a', staying, async () => 'sent')).toBe('sent');
});

test('a sender who leaves waits for no place', async () => {
  const places = createUploadPlaces(undefined);
  const { end, work } = pending();
  const sending = [places('a', staying, work), places('a', staying, work)];
  const leaving = new AbortController();
  const waiting = places('a', leaving.signal, work);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'bad_request' });
  end();
  await Promise.all(sending);
});

test('a place is given back when the work fails', async () => {
  const places = createUploadPlaces(undefined, 50);
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = places('a', staying, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
  }
});

describe('of several processes on one Redis', () => {
  const { log } = fastify();
  let redis: TestRedis;
  let missing: string | undefined;
  let stores: SharedStore[] = [];
  beforeAll(async () => {
    const started = await startTestRedis();
    if ('missing' in started) ({ missing } = started);
    else {
      redis = started;
      stores = [
        openSharedStore(redis.url, log, patientTimes),
        openSharedStore(redis.url, log, patientTimes),
      ];
    }
  }, 300_000);
  beforeEach(async ({ skip }) => {
    if (missing) skip(missing);
    await vi.waitFor(() => expect(stores.every(({ isReady }) => isReady())).toBe(true), 5_000);
    await redis.client.flushall();
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await redis?.stop();
  });

  test('one account has two places in all, and another has its own', async () => {
    const [one, other] = stores.map((store) => createUploadPlaces(store, 2_000));
    const { end, work } = pending();
    const sending = [one!('a', staying, work), other!('a', staying, work)];
    await expect(one!('a', staying, work)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await other!('b', staying, async () => 'sent')).toBe('sent');
    end();
    await Promise.all(sending);
    expect(await one!('a', staying, async () => 'sent')).toBe('sent');
  });

  test('the places of a process that was killed come back', async () => {
    const dying = openSharedStore(redis.url, log, patientTimes);
    await vi.waitFor(() => expect(dying.isReady()).toBe(true), 5_000);
    const limits = { ofEach: 2, lasting: 2_000 };
    const leases = createAccountLeases(dying, limits);
    await leases.acquire('a', staying);
    await leases.acquire('a', staying);
    const living = createAccountLeases(stores[0]!, limits);
    const held = living.acquire('a', AbortSignal.timeout(3_000));
    await expect(held, 'places are renewed while their process lives').rejects.toThrow();
    dying.close();
    (await living.acquire('a', AbortSignal.timeout(10_000)))();
  });

  test('while Redis is lost each process has its own two', async () => {
    const [one, other] = stores.map((store) => createUploadPlaces(store, 2_000));
    await redis.kill();
    const { end, work } = pending();
    const sending = [one!, one!, other!, other!].map((places) => places('a', staying, work));
    await expect(one!('a', staying, work)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await Promise.all(sending);
    await redis.start();
  });
});
