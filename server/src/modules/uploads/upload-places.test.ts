import { randomUUID } from 'node:crypto';

import fastify from 'fastify';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { openSharedStore, type SharedStore } from '../../shared-store/shared-store.ts';
import { patientTimes, startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { createAccountLeases } from './account-leases.ts';
import { createUploadPlaces, photosAtOnce } from './upload-places.ts';
import { createDecoding } from './uploads.service.ts';

const staying = new AbortController().signal;

/** Work that ends when it is told to, at the latest with its test: then its places are free again. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>(() => promise);
  onTestFinished(() => resolve());
  /** Waits until so many are at it: until then somebody else could take a place of theirs. */
  const begun = (count: number) =>
    vi.waitFor(() => expect(work).toHaveBeenCalledTimes(count), { timeout: 10_000, interval: 5 });
  return { end: resolve, work, begun };
}

/** Short enough to be waited for; whoever should find a place is given the ordinary time. */
const impatient = 500;

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

test('every photo that was received waits for its turn to be decoded, and none is refused', async () => {
  const places = createUploadPlaces(undefined);
  const { any } = createDecoding();
  const { end, work, begun } = pending();
  const sending = Array.from({ length: photosAtOnce }, (_, sent) =>
    places(`account ${Math.floor(sent / 2)}`, staying, () => any(work)),
  );
  await begun(2);
  end();
  await Promise.all(sending);
  expect(work).toHaveBeenCalledTimes(photosAtOnce);
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
    await vi.waitFor(() => expect(stores.every(({ isReady }) => isReady())).toBe(true), 15_000);
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await redis?.stop();
  });

  test('one account has two places in all, and another has its own', async () => {
    const account = randomUUID();
    const [one, other] = stores.map((store) => createUploadPlaces(store));
    const hurried = createUploadPlaces(stores[0], impatient);
    const { end, work, begun } = pending();
    const sending = [one!(account, staying, work), other!(account, staying, work)];
    await begun(2);
    const third = hurried(account, staying, async () => 'sent');
    await expect(third).rejects.toMatchObject({ code: 'unavailable' });
    expect(await other!(randomUUID(), staying, async () => 'sent')).toBe('sent');
    end();
    await Promise.all(sending);
    expect(await one!(account, staying, async () => 'sent')).toBe('sent');
  });

  test('the places of a process that was killed come back', async () => {
    const account = randomUUID();
    const dying = openSharedStore(redis.url, log, patientTimes);
    onTestFinished(() => dying.close());
    await vi.waitFor(() => expect(dying.isReady()).toBe(true), 15_000);
    const limits = { ofEach: 2, lasting: 2_000 };
    const leases = createAccountLeases(dying, limits);
    await leases.acquire(account, staying);
    await leases.acquire(account, staying);
    const living = createAccountLeases(stores[0]!, limits);
    const held = living.acquire(account, AbortSignal.timeout(2_500));
    await expect(held, 'places are renewed while their process lives').rejects.toThrow();
    dying.close();
    (await living.acquire(account, AbortSignal.timeout(10_000)))();
  });

  test('while Redis is lost each process has its own two', async () => {
    const account = randomUUID();
    const [one, other] = stores.map((store) => createUploadPlaces(store, 2_000));
    await redis.kill();
    onTestFinished(() => redis.start());
    const { end, work, begun } = pending();
    const sending = [one!, one!, other!, other!].map((places) => places(account, staying, work));
    await begun(4);
    await expect(one!(account, staying, work)).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await Promise.all(sending);
  });
});
