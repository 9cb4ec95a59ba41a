import type { Notice } from '@motohaat/contract/notices';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { isNews } from './password-changes.ts';

const at = (text: string) => new Date(`2026-01-10T${text}:00Z`);

test.each([
  ['the one that the account was made with', '09:00', null, '09:01', '10:00', false],
  ['one since then that nobody knew of', '09:30', null, '09:01', '10:00', true],
  ['one that is known', '09:30', '09:30', '09:01', '10:00', false],
  ['one after the one that is known', '09:40', '09:30', '09:01', '10:00', true],
])('%s', (_what, changed, known, created, now, told) => {
  const row = { password_changed_at: known === null ? null : at(known), created_at: at(created) };
  expect(isNews(at(changed), row, at(now))).toBe(told);
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
