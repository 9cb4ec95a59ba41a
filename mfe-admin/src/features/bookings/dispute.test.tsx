import type { BookingStory } from '@motohaat/contract/deal';
import { noPapers } from '@motohaat/domain/bike-facts';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Dispute } from './dispute.tsx';

const at = '2026-05-01T06:00:00.000Z';
const disputed: BookingStory = {
  _id: 'b1',
  side: 'admin',
  productId: 'p1',
  productName: 'Shalik 110',
  category_id: '1',
  picture: null,
  district: null,
  papers: noPapers,
  price: 87_000,
  currency: 'bdt',
  status: 'disputed',
  transactionId: 'pi_1',
  reason: null,
  buyer: { name: 'Asha' },
  seller: { _id: 's1', name: 'Rafiq Hasan' },
  phone: null,
  isReachable: false,
  steps: [{ step: 'booked', state: 'done', at }],
  deadline: null,
  next: 'decide',
  seenAt: null,
  meeting: null,
  mayComplain: false,
  photos: [{ _id: 'f1', by: 'buyer', at }],
  photosLeft: 0,
  events: [
    { number: 3, kind: 'answered', by: 'seller', at, words: 'It is the right number.' },
    { number: 2, kind: 'disputed', by: 'buyer', at, reason: 'papers', words: 'It is another.' },
    { number: 1, kind: 'booked', by: 'buyer', at },
  ],
};
const call = 'GET /bookings/b1/story';
const picture = 'data:image/webp;base64,AAAA';
const draw = (story: Partial<BookingStory> = {}) =>
  renderWithPlatform(<Dispute id="b1" />, {
    api: {
      [call]: { ...disputed, ...story },
      'GET /bookings/b1/photos/f1': { by: 'buyer', picture },
    },
  });

test('both sides are read beside each other, with their photos, before a reason is asked for', async () => {
  const { platform, user } = draw();
  const buyer = within((await screen.findByText('What Asha says, the buyer')).closest('section')!);
  expect(buyer.getByText('The papers are missing or wrong')).toBeTruthy();
  expect(buyer.getByText('It is another.')).toBeTruthy();
  const heading = screen.getByText('What Rafiq Hasan says, the seller');
  const seller = within(heading.closest('section')!);
  expect(seller.getByText('It is the right number.')).toBeTruthy();
  const photo = await screen.findByRole('img', { name: /^Photo of the buyer/ });
  expect(photo.getAttribute('src')).toBe(picture);
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getByText('Write down why.')).toBeTruthy();
  platform.api.answer({
    'POST /bookings/b1/refund': { acknowledged: true, status: 'refunded' },
    [call]: { ...disputed, status: 'refunded' },
  });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The papers are wrong.');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('This is decided.')).toBeTruthy();
  expect(platform.shown).toEqual([
    { kind: 'success', message: 'The money for Shalik 110 is returned.' },
  ]);
});

test('what a bank looks into is not the admin’s to decide', async () => {
  draw({ next: 'wait_for_decision' });
  expect(await screen.findByText(/it decides, and not you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});
