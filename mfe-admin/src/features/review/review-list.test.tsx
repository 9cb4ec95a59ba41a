import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { ReviewCase } from '@motohaat/contract/review';
import { picture, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReviewList } from './review-list.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const reviewed = (changes: Partial<ReviewCase> = {}): ReviewCase => ({
  _id: 'c1',
  productId: 'p1',
  productName: 'Shalik 110',
  productStatus: 'pending_review',
  category_id: '1',
  price: 45_000,
  priceSense: null,
  location: 'Mirpur 10, Dhaka',
  description: 'Call 01712345678.',
  pictures: [picture('front', 'The front'), picture('back', 'The back')],
  sellerId: 's1',
  sellerName: 'Rafiq Hasan',
  sellerSince: '2025-12-24T03:05:30.000Z',
  causes: ['low_price', 'contact'],
  seenOn: null,
  createdAt: '2026-01-10T03:05:30.000Z',
  ...changes,
});
const draw = (answer: unknown, answers: Record<string, unknown> = {}) =>
  renderWithPlatform(<ReviewList />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /reviewCases': answer, ...answers },
  });
const card = async () => within(await screen.findByRole('article', { name: 'Shalik 110' }));

test('a bike shows its photos, its text, its seller, and why it is looked at', async () => {
  const priceSense = { level: 'low', median: 120_000, from: 1, to: 2, bikes: 12 } as const;
  draw([
    reviewed({
      priceSense: { ...priceSense, suspicious: true },
      seenOn: { productId: 'p2', productName: 'Doel 125', picture: null },
    }),
  ]);
  const shown = await card();
  expect(shown.getByRole('img', { name: 'The back' })).toBeTruthy();
  expect(shown.getByText('Call 01712345678.')).toBeTruthy();
  expect(shown.getByText('Sold by Rafiq Hasan, here since 24 Dec 2025')).toBeTruthy();
  const causes = within(shown.getByRole('list', { name: 'Why you look at it' }));
  expect(causes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The price is under half of what such bikes cost.',
    'A phone number or a link stands in the text.',
  ]);
  expect(shown.getByText('Half of 12 bikes like it cost more than ৳1,20,000.')).toBeTruthy();
  expect(shown.getByText('It is also on Doel 125, of another seller.')).toBeTruthy();
  expect(shown.getByText('Waits for you')).toBeTruthy();
});

test.each([
  ['draft', 'Not for sale now'],
  ['active', 'For sale meanwhile'],
  ['reserved', 'Booked meanwhile'],
  ['hidden', 'Hidden'],
] as const)('of a bike that is %s its badge says “%s”', async (productStatus, words) => {
  draw([reviewed({ productStatus })]);
  expect((await card()).getByText(words)).toBeTruthy();
});

test('one press approves, says so and reads the list again', async () => {
  const { platform, user } = draw([reviewed()], {
    'POST /reviewCases/c1/approve': { acknowledged: true, status: 'active' },
  });
  const approve = (await card()).getByRole('button', { name: 'Approve' });
  platform.api.answer({ 'GET /reviewCases': [] });
  await user.click(approve);
  expect(await screen.findByText('No bike is waiting for you.')).toBeTruthy();
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Shalik 110 is approved.' }]);
});

test('refusing asks for the reason, and one press on it sends it', async () => {
  const refuse = vi.fn<(call: { body: unknown }) => unknown>(() => ({
    acknowledged: true,
    status: 'draft',
  }));
  const { platform, user } = draw([reviewed()], { 'POST /reviewCases/c1/reject': refuse });
  const shown = await card();
  expect(shown.queryByRole('button', { name: 'It is not a motorbike' })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Reject' }));
  await user.click(shown.getByRole('button', { name: 'It is not a motorbike' }));
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledOnce());
  expect(refuse.mock.calls[0]?.[0].body).toEqual({ reasons: ['no_bike'] });
  expect(platform.shown).toEqual([
    { kind: 'success', message: 'Shalik 110 went back to its seller.' },
  ]);
});

test('a refusal of the server is told in its words', async () => {
  const message = 'This was decided already, or the bike is gone.';
  const error = new ApiError({ status: 409, code: 'conflict', message });
  const { platform, user } = draw([reviewed()], { 'POST /reviewCases/c1/approve': error });
  await user.click((await card()).getByRole('button', { name: 'Approve' }));
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test('says what failed and loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The bikes to review could not be loaded.')).toBeTruthy();
  platform.api.answer({ 'GET /reviewCases': [] });
  await user.click(retry);
  expect(await screen.findByText('No bike is waiting for you.')).toBeTruthy();
});
