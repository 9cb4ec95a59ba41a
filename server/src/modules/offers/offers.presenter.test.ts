import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { presentOffer } from './offers.presenter.ts';
import type { OfferView } from './offers.repository.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const offer: OfferView = {
  id: 'offer',
  version: 1,
  product_id: 'bike',
  buyer_id: 'buyer',
  seller_id: 'seller',
  amount: 80_000,
  asked: 100_000,
  status: 'open',
  booking_id: null,
  created_at: now,
  updated_at: now,
  expires_at: new Date(now.getTime() + 1),
  product_name: 'Yamaha R15 01712345678',
  product_status: 'active',
  price: 100_000,
  conversation_id: 'talk',
  buyer_name: 'Rina Khatun',
  seller_name: 'Arif 01812345678',
};
const present = (userId: string, time = now) =>
  presentOffer(offer, userId, shownIn('en', createSpellers().en), time);

test('each of the two sees the other, and what there is to do', () => {
  expect(present('buyer')).toMatchObject({ side: 'buyer', acts: ['withdraw'] });
  const acts = ['accept', 'decline', 'counter'];
  expect(present('seller')).toMatchObject({ side: 'seller', otherName: 'Rina Khatun', acts });
});

test('a buyer reads no number of the seller’s in the names of bike and seller', () => {
  const { productName, otherName } = present('buyer');
  expect(productName).toMatch(/^Yamaha R15 /);
  expect(otherName).toMatch(/^Arif /);
  expect(`${productName} ${otherName}`).not.toMatch(/\d{11}/);
  expect(present('seller').productName).toBe(offer.product_name);
});

test('an offer is over at its time', () => {
  expect(present('buyer').status).toBe('open');
  expect(present('buyer', offer.expires_at)).toMatchObject({ status: 'expired', acts: [] });
});
