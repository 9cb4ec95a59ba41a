import type { Offer } from '@motohaat/contract/offers';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import BikeOffer from './bike-offer.tsx';

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

const buyer = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const draw = (offers: Offer[], api = {}) =>
  renderWithPlatform(<BikeOffer bike={bike} namedBy="name" />, {
    session: { status: 'ready', user: buyer },
    api: { 'GET /offers': offers, ...api },
  });
const button = (name: string) => screen.findByRole('button', { name });

test('a buyer offers less than is asked, and is told of what is no offer', async () => {
  const create = vi.fn(() => ({ acknowledged: true, insertedId: 'o1' }));
  const { user, platform } = draw([], { 'POST /offers': create });
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
  const { user } = draw([offer({ status: 'accepted' })]);
  await screen.findByText('Asked: ৳1,00,000');
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  await user.click(await button('Book for ৳88,000'));
  const dialog = screen.getByRole('dialog', { name: 'Book Shalik 110' });
  expect(within(dialog).getByLabelText<HTMLInputElement>(/price/i).value).toBe('৳88,000');
});
