import { afterEach, describe, expect, test, vi } from 'vitest';

import { scriptedBkash } from '../testing/scripted-bkash.ts';
import { bkashClient } from './client.ts';

afterEach(() => vi.useRealTimers());

const grant = '/token/grant';
const query = '/payment/status';
const payment = {
  paymentID: 'TR1',
  transactionStatus: 'Initiated',
  amount: '87000.00',
  currency: 'BDT',
};
const badToken = '2079';
const unavailable = { code: 'unavailable', retryAfter: 5 };

describe('a token', () => {
  test('is used until a minute before its end, and asked for once by all who wait', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { settings, callsOf } = await scriptedBkash({ [query]: [payment] });
    const client = bkashClient(settings);
    const asksAt = async (seconds: number) => {
      vi.setSystemTime(start + seconds * 1000);
      await Promise.all([client.query('TR1'), client.query('TR1'), client.query('TR1')]);
      return callsOf(grant);
    };
    expect(await asksAt(0)).toBe(1);
    expect(await asksAt(3_539)).toBe(1);
    expect(await asksAt(3_540)).toBe(2);
  });

  test('that ends within a minute serves the call that asked for it', async () => {
    const given = { id_token: 'token', expires_in: 60 };
    const { settings, callsOf } = await scriptedBkash({ [grant]: [given], [query]: [payment] });
    const client = bkashClient(settings);
    for (const grants of [1, 2]) {
      expect(await client.query('TR1')).toMatchObject(payment);
      expect(callsOf(grant)).toBe(grants);
    }
  });

  test('that was not given is asked for again by the next call', async () => {
    const given = { id_token: 'token', expires_in: 3600 };
    const { settings, callsOf } = await scriptedBkash({
      [grant]: [500, given],
      [query]: [payment],
    });
    const client = bkashClient(settings);
    await expect(client.query('TR1')).rejects.toMatchObject(unavailable);
    expect(await client.query('TR1')).toMatchObject(payment);
    expect(callsOf(grant)).toBe(2);
  });

  test.each([
    ['has ended', [badToken, payment], 2, 2],
    ['has ended twice', [badToken], 2, 2],
    ['is good, while something else is wrong', ['2002'], 1, 1],
  ])(
    'that %s: what was asked is asked with a new one once',
    async (_what, answers, asked, grants) => {
      const { settings, callsOf } = await scriptedBkash({ [query]: answers });
      const answer = await bkashClient(settings)
        .query('TR1')
        .catch((error: unknown) => error);
      const last = answers.at(-1);
      expect(answer).toMatchObject(typeof last === 'string' ? { code: last } : payment);
      expect([callsOf(query), callsOf(grant)]).toEqual([asked, grants]);
    },
  );
});

test.each([
  ['it is away, as it says', '503', 'bKash refused: 503 No'],
  ['it has a trouble of its own', '9999', 'bKash refused: 9999 No'],
  ['a proxy answers', 502, 'bKash answered 502'],
  ['something unknown is answered', { paymentID: 'TR1' }, 'bKash answered something unknown'],
])('nothing is known of a payment when %s; the log reads why', async (_what, answer, message) => {
  const { settings } = await scriptedBkash({ [query]: [answer] });
  const asked = bkashClient(settings).query('TR1');
  await expect(asked).rejects.toMatchObject({ ...unavailable, cause: { message } });
});

test('nothing is known of a payment when bKash cannot be reached; the log reads why', async () => {
  const { settings } = await scriptedBkash({});
  const asked = bkashClient({ ...settings, apiBase: 'http://127.0.0.1:1' }).query('TR1');
  await expect(asked).rejects.toMatchObject({ ...unavailable, cause: { message: 'fetch failed' } });
});
