import type { Notice } from '@motohaat/contract/notices';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { isNewByPassword, isNews, tellPasswordChange } from './password-changes.ts';

const at = (text: string) => new Date(`2026-01-10T${text}:00Z`);

test.each([
  ['the one that the account was made with', '09:00', null, '09:01', '10:00', false],
  [
    'the one of the very moment in which the account was made',
    '09:01',
    null,
    '09:01',
    '10:00',
    false,
  ],
  ['one since then that nobody knew of', '09:30', null, '09:01', '10:00', true],
  ['one that is known', '09:30', '09:30', '09:01', '10:00', false],
  ['one after the one that is known', '09:40', '09:30', '09:01', '10:00', true],
])('%s', (_what, changed, known, created, now, told) => {
  const row = { password_changed_at: known === null ? null : at(known), created_at: at(created) };
  expect(isNews(at(changed), row, at(now))).toBe(told);
});

test.each([
  ['password', 59_999, true],
  ['password', 60_000, false],
  ['google.com', 0, false],
])('a sign-in by %s of %i ms ago is a new one by password: %s', (provider, age, isNew) => {
  const signedInAt = new Date(at('10:00').getTime() - age);
  const verified = { provider, signedInAt } as Parameters<typeof isNewByPassword>[0];
  expect(isNewByPassword(verified, at('10:00'))).toBe(isNew);
});

test.each([
  [86_399_999, true],
  [86_400_000, false],
])('a change of %i ms ago, of which nobody knew, is news: %s', (age, told) => {
  const row = { password_changed_at: null, created_at: new Date('2025-01-01T00:00:00Z') };
  expect(isNews(new Date(at('10:00').getTime() - age), row, at('10:00'))).toBe(told);
});

test('an old change of an account that was never looked at is no news', () => {
  const row = { password_changed_at: null, created_at: new Date('2025-01-01T00:00:00Z') };
  expect(isNews(new Date('2025-06-01T00:00:00Z'), row, at('10:00'))).toBe(false);
});

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

test('whoever signs in after the password was changed is told once', async () => {
  const buyer = await market.signIn('buyer');
  market.identityAccounts.passwords.set(buyer.uid, new Date(Date.now() + 1000));
  const exchange = async () =>
    market.app.inject({
      url: `/api/jwt?email=${encodeURIComponent(buyer.email)}`,
      headers: { authorization: `Bearer ${await market.issuer.sign(buyer)}` },
    });
  const kinds = async () =>
    (await market.get(buyer, '/api/notices')).json<Notice[]>().map(({ kind }) => kind);
  expect((await exchange()).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await kinds()).toEqual(['password_changed']));
  const { lookedAt } = market.identityAccounts;
  lookedAt.length = 0;
  await exchange();
  await vi.waitFor(() => expect(lookedAt).toEqual([buyer.uid]));
  expect(await kinds()).toEqual(['password_changed']);
});

test('a password of which there is nothing to tell is told to nobody', async () => {
  const buyer = await market.signIn('buyer');
  const tellOf = (changedAt: Date | null, id = buyer.id) => {
    const identity = { ...market.identityAccounts, passwordChangedAt: async () => changedAt };
    return tellPasswordChange({ db: market.db, identity }, { id, uid: buyer.uid });
  };
  await tellOf(null);
  await tellOf(new Date(), newId());
  // As the account was made.
  await tellOf(new Date('2020-01-01T00:00:00Z'));
  expect((await market.get(buyer, '/api/notices')).json()).toEqual([]);
});

test('of a sign-in that is not by password, nobody asks the provider', async () => {
  const buyer = await market.signIn('buyer');
  market.identityAccounts.lookedAt.length = 0;
  const google = await market.issuer.sign(buyer, { firebase: { sign_in_provider: 'google.com' } });
  const answer = await market.app.inject({
    url: `/api/jwt?email=${encodeURIComponent(buyer.email)}`,
    headers: { authorization: `Bearer ${google}` },
  });
  expect([answer.statusCode, market.identityAccounts.lookedAt]).toEqual([200, []]);
});
