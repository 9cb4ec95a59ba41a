import type { Offer } from '@motohaat/contract/offers';
import { product, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import BikeFigures from './bike-figures.tsx';

const nothing = Array.from({ length: 30 }, () => 0);
const answer = {
  until: '2026-12-04',
  bikes: [
    {
      _id: 'p1',
      views: nothing.with(29, 34),
      wishes: nothing,
      bookings: nothing,
      messages: nothing,
    },
  ],
};
const bike = product({ _id: 'p1', own: true, resalePrice: 100_000 });
const offer: Offer = {
  _id: 'o1',
  version: 1,
  productId: 'p1',
  conversationId: 'c1',
  productName: 'Shalik 110',
  side: 'seller',
  otherName: 'Asha',
  amount: 88_000,
  price: 100_000,
  status: 'open',
  acts: ['accept', 'decline', 'counter'],
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-24T10:00:00.000Z',
};
const draw = (offers: Offer[], api = {}) =>
  renderWithPlatform(<BikeFigures bike={bike} namedBy="name" />, {
    api: { 'GET /bikeStatistics': answer, 'GET /offers': offers, ...api },
  });

test('a bike’s seller sees on its page how often it was looked at', async () => {
  draw([]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Last 30 days' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /^Views in the last 30 days: 34/ })).toBeTruthy();
  expect(await screen.findByText('Nobody has offered another price yet.')).toBeTruthy();
});

test('a seller names another price', async () => {
  const call = vi.fn(() => ({ acknowledged: true, status: 'countered' }));
  const { user } = draw([offer], { 'POST /offers/o1/answer': call });
  expect(await screen.findByText('From Asha')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Name another price' }));
  await user.type(screen.getByLabelText('Your price in taka'), '92000');
  await user.click(screen.getByRole('button', { name: 'Send this price' }));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ body: { act: 'counter', version: 1, amount: 92_000 } }),
  );
});
