import * as calls from '@motohaat/contract/calls';
import fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { AppError } from '../http/app-error.ts';
import type { Person } from '../testing/app.ts';
import { createMarket, type Market } from '../testing/market.ts';
import type { Actor } from './authentication.ts';
import { database } from './database.ts';
import { errorHandler } from './error-handler.ts';
import { idempotency } from './idempotency.ts';

let market: Market;
let buyer: Person;
let counter = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const freshKey = () => `kept-${(counter += 1)}`;

/** A server on which the buyer calls, and nothing else stands. */
async function bareServer(log = (_line: string) => {}) {
  const app = fastify({ logger: { level: 'error', stream: { write: log } } });
  await app.register(errorHandler);
  await app.register(fastifyPlugin(async () => {}, { name: 'access' }));
  await app.register(database, { db: market.db });
  app.decorateRequest('actor', null).decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    request.actor = { uid: buyer.uid } as Actor;
  });
  await app.register(idempotency);
  return app;
}

describe('an answer that may be another one soon', () => {
  test.each([
    ['rate_limited', 429],
    ['internal', 500],
    ['unavailable', 503],
  ] as const)('%s is not kept: the repeat is carried out', async (code, status) => {
    const app = await bareServer();
    let times = 0;
    app.post('/bookings', { config: { call: calls.bookings.create } }, async () => {
      times += 1;
      if (times === 1) throw new AppError(code, { retryAfter: 1 });
      return { acknowledged: true };
    });
    const headers = { 'idempotency-key': freshKey() };
    const send = () => app.inject({ method: 'POST', url: '/bookings', headers, payload: {} });
    const [first, second, third] = [await send(), await send(), await send()];
    expect(first.statusCode).toBe(status);
    expect(second.statusCode).toBe(200);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(third.headers['idempotent-replayed']).toBe('true');
    expect(times).toBe(2);
    await app.close();
  });
});

test('a kept refusal says the same again in the language of whoever asks again', async () => {
  const app = await bareServer();
  app.post('/bookings', { config: { call: calls.bookings.create } }, async () => {
    throw new AppError('already_booked', { message: (t) => t.bookings.booked('Hero Hunk') });
  });
  const sentences = {
    bn: 'আপনি আগেই Hero Hunk বুক করেছেন',
    en: 'You already have booked Hero Hunk',
  };
  for (const first of ['bn', 'en'] as const) {
    const key = freshKey();
    for (const language of [first, 'en', 'bn'] as const) {
      const headers = { 'idempotency-key': key, 'accept-language': language };
      const answer = await app.inject({ method: 'POST', url: '/bookings', headers, payload: {} });
      expect(answer.json()).toMatchObject({ message: sentences[language], code: 'already_booked' });
      expect(answer.headers.vary).toContain('Accept-Language');
    }
  }
  await app.close();
});

describe('an answer with a secret', () => {
  test('is not kept: the repeat is carried out again, as the same request', async () => {
    const app = await bareServer();
    const rows: string[] = [];
    app.post('/secret', { config: { call: calls.payments.openIntent } }, async (request) => {
      rows.push(request.newRowId());
      return { secret: 'not for the database' };
    });
    const headers = { 'idempotency-key': freshKey() };
    const send = () => app.inject({ method: 'POST', url: '/secret', headers, payload: { a: 1 } });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(rows[1]).toBe(rows[0]);
    expect(
      await market.db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('actor', '=', buyer.uid)
        .execute(),
    ).toEqual([expect.objectContaining({ response_status: 200, response_body: null })]);
    const other = await app.inject({ method: 'POST', url: '/secret', headers, payload: { a: 2 } });
    expect(other.json()).toMatchObject({ code: 'key_reused' });
    await app.close();
  });
});

test('a call without a key is carried out each time, and nothing of it is kept or missed', async () => {
  const log = vi.fn<(line: string) => void>();
  const app = await bareServer(log);
  let times = 0;
  const handler = async () => ({ acknowledged: (times += 1) > 0 });
  app.post('/bookings', { config: { call: calls.bookings.create } }, handler);
  const send = () => app.inject({ method: 'POST', url: '/bookings', payload: {} });
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
  expect(times).toBe(2);
  const kept = await market.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('actor', '=', buyer.uid)
    .execute();
  expect(kept).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  await app.close();
});
