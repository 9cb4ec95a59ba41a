import { expect, test } from 'vitest';

import {
  afterOfferAct,
  isLiveOffer,
  offerActs,
  offerActsOf,
  offerAt,
  type OfferStatus,
} from './offer.ts';

test.each([
  ['open', 'seller', 'accept', 'accepted'],
  ['open', 'seller', 'counter', 'countered'],
  ['open', 'seller', 'decline', 'declined'],
  ['open', 'buyer', 'withdraw', 'withdrawn'],
  ['open', 'buyer', 'accept', undefined],
  ['countered', 'buyer', 'accept', 'accepted'],
  ['countered', 'buyer', 'counter', 'open'],
  ['countered', 'seller', 'accept', undefined],
  ['accepted', 'buyer', 'withdraw', 'withdrawn'],
  ['accepted', 'seller', 'decline', undefined],
  ['used', 'buyer', 'withdraw', undefined],
] as const)('%s, the %s does %s: %s', (status, side, act, next) => {
  expect(afterOfferAct(status, side, act)).toBe(next);
});

test('nobody accepts a price of their own, and what is over stays over, whatever is done in whatever order', () => {
  let seed = 8;
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * most);
  };
  for (let story = 0; story < 300; story += 1) {
    let status: OfferStatus = 'open';
    let namedBy: 'buyer' | 'seller' = 'buyer';
    for (let turn = 0; turn < 8; turn += 1) {
      const side = draw(2) === 0 ? 'buyer' : 'seller';
      const act = offerActs[draw(offerActs.length)] ?? 'accept';
      const next = afterOfferAct(status, side, act);
      expect(offerActsOf(status, side).includes(act)).toBe(next !== undefined);
      if (next === undefined) continue;
      expect(isLiveOffer(status)).toBe(true);
      if (next === 'accepted') expect(side).not.toBe(namedBy);
      if (act === 'counter') namedBy = side;
      status = next;
    }
  }
});

const bike = { status: 'active', price: 100 } as const;
test.each([
  ['as it is', {}, {}, 'accepted'],
  ['out of time', { expiresAt: 10 }, {}, 'expired'],
  ['the bike is another’s', {}, { status: 'reserved' }, 'expired'],
  ['the bike is hidden', {}, { status: 'hidden' }, 'expired'],
  ['no more is asked', {}, { price: 90 }, 'expired'],
  ['less is asked', {}, { price: 80 }, 'expired'],
  ['a little less is asked', {}, { price: 91 }, 'accepted'],
  ['used before', { status: 'used', expiresAt: 1 }, {}, 'used'],
] as const)('%s', (_, offer, change, status) => {
  const given = { status: 'accepted', amount: 90, expiresAt: 11, ...offer } as const;
  expect(offerAt(given, { ...bike, ...change }, 10)).toBe(status);
});
