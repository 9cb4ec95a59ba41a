import type { Offer } from '@motohaat/contract/offers';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Offers } from './offers.tsx';

const bike = product({ _id: 'p1', name: 'Shalik 110', resalePrice: 100_000, status: 'active' });
const offer = (changes: Partial<Offer> = {}): Offer => ({
  _id: 'o1',
  version: 1,
  productId: 'p1',
  conversationId: 'c1',
  productName: 'Shalik 110',
  side: 'buyer',
  otherName: 'Rafiq Hasan',
  amount: 88_000,
  price: 100_000,
  status: 'open',
  acts: ['withdraw'],
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-24T10:00:00.000Z',
  ...changes,
});

function draw(offers: Offer[], side: 'buyer' | 'seller' = 'buyer', api = {}) {
  const onBook = vi.fn<(amount: number) => void>();
  const view = renderWithPlatform(<Offers bike={bike} side={side} onBook={onBook} />, {
    api: { 'GET /offers': offers, ...api },
  });
  return { ...view, onBook };
}
const button = (name: string) => screen.findByRole('button', { name });

test('a buyer offers less than is asked, and is told of what is no offer', async () => {
  const create = vi.fn(() => ({ acknowledged: true, insertedId: 'o1' }));
  const { user, platform } = draw([], 'buyer', { 'POST /offers': create });
  await user.click(await button('Make an offer'));
  await user.type(screen.getByLabelText('Your offer in taka'), '100000');
  await user.click(await button('Send the offer'));
  expect(screen.getByText('Write whole taka, less than ৳1,00,000.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Your offer in taka'));
  await user.type(screen.getByLabelText('Your offer in taka'), '৮৮,০০০');
  await user.click(await button('Send the offer'));
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ body: { productId: 'p1', amount: 88_000 } }),
  );
  expect(platform.shown).toEqual([{ kind: 'success', message: 'The offer is sent.' }]);
});

test('what was agreed on is told apart from what is asked, and booked', async () => {
  const { user, onBook } = draw([offer({ status: 'accepted' })]);
  await user.click(await button('Book for ৳88,000'));
  expect(onBook).toHaveBeenCalledWith(88_000);
  expect(screen.getByText('Asked: ৳1,00,000')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

test('a seller names another price', async () => {
  const answer = vi.fn(() => ({ acknowledged: true, status: 'countered' }));
  const open = offer({ side: 'seller', acts: ['accept', 'decline', 'counter'] });
  const { user } = draw([open], 'seller', { 'POST /offers/o1/answer': answer });
  await user.click(await button('Name another price'));
  await user.type(screen.getByLabelText('Your price in taka'), '92000');
  await user.click(await button('Send this price'));
  expect(answer).toHaveBeenCalledWith(
    expect.objectContaining({ body: { act: 'counter', version: 1, amount: 92_000 } }),
  );
});
