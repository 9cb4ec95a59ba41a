import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { Booking } from '@motohaat/contract/bookings';
import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { booking, goOffline, renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { dealStepsWords } from '@motohaat/ui/messages/deal/steps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { words } from '../../messages/index.ts';
import { OrderList } from './order-list.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const call = 'GET /bookings';
const draw = (answer: unknown) =>
  renderWithPlatform(<OrderList />, {
    session: { status: 'ready', user },
    api: { [call]: answer },
  });
const order = async (name: string) => within(await screen.findByRole('article', { name }));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5000).toISOString();

test('an unpaid order shows the bike, its price, the place, the time left, and how to pay', async () => {
  const { platform } = draw([
    booking({
      _id: 'b1',
      productId: 'p1',
      productName: 'Shalik 110',
      location: 'Mirpur 10',
      expiresAt: inMinutes(61),
    }),
  ]);
  const card = await order('Shalik 110');
  expect(card.getByRole('img').getAttribute('alt')).toMatch(/^Photo of/);
  expect(card.getByText('৳1,45,000')).toBeTruthy();
  expect(card.getByText('Meet at Mirpur 10')).toBeTruthy();
  expect(card.getByText('Not paid yet')).toBeTruthy();
  expect(card.getByText('1 hour 1 minute left to pay')).toBeTruthy();
  const link = card.getByRole('link', { name: 'Shalik 110' });
  expect(link.getAttribute('href')).toBe('/products/p1/shalik-110');
  const pay = card.getByRole('link', { name: 'Pay Now' });
  expect(pay.getAttribute('href')).toBe('/dashboard/payment/b1');
  expect(platform.api.calls).toEqual([`${call}?email=a@b.example`]);
});

test('in Bangla an order says its price and the time left with Bangla words and digits', async () => {
  await Promise.all(
    [words, commonWords, dealStepsWords, platformWords, uiWords].map(({ prepare }) =>
      prepare('bn'),
    ),
  );
  const bangla = (
    <LanguageContext value="bn">
      <OrderList />
    </LanguageContext>
  );
  const ordered = booking({ productName: 'Shalik 110', expiresAt: inMinutes(61) });
  renderWithPlatform(bangla, { session: { status: 'ready', user }, api: { [call]: [ordered] } });
  const card = await order('Shalik 110');
  expect(card.getByText('১,৪৫,০০০ টাকা')).toBeTruthy();
  expect(card.getByText('পেমেন্টের জন্য ১ ঘণ্টা ১ মিনিট বাকি')).toBeTruthy();
  expect(card.getByText('পেমেন্ট বাকি')).toBeTruthy();
});

const states: [Partial<Booking>, badge: string, sentence: RegExp | undefined][] = [
  [{ status: 'paid', transactionId: 'pi_9' }, 'Paid', /pi_9/],
  [{ status: 'completed' }, 'Paid', /completed: the bike is yours/],
  [{ status: 'disputed' }, 'Paid', /money waits until/],
  [{ status: 'cancelled', reason: 'You cancelled this booking.' }, 'Cancelled', /^You cancelled/],
  [
    { status: 'cancelled', reason: 'The seller cancelled this booking.' },
    'Cancelled',
    /^The seller cancelled/,
  ],
  [{ status: 'expired' }, 'Expired', /not paid in time/],
  [{ status: 'refund_pending', reason: null }, 'Refund on its way', /on its way back/],
  [
    { status: 'refund_pending', reason: 'It came too late.' },
    'Refund on its way',
    /^It came too late/,
  ],
  [
    { status: 'refunded', reason: 'It came too late.' },
    'Refunded',
    /went back to where it came from/,
  ],
];
test.each(states)(
  '%j reads “%s” and offers neither Pay Now nor Cancel',
  async (changes, ...said) => {
    draw([booking({ productName: 'Shalik 110', ...changes })]);
    const card = await order('Shalik 110');
    expect(card.getByText(said[0])).toBeTruthy();
    if (said[1]) expect(card.getByText(said[1])).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
    expect(card.queryByText(/left to pay/)).toBeNull();
  },
);

test('cancels after asking with the bike’s name, and reads the list again', async () => {
  const { platform, user: person } = draw([booking({ _id: 'b1', productName: 'Shalik 110' })]);
  const card = await order('Shalik 110');
  await person.click(card.getByRole('button', { name: 'Cancel booking' }));
  expect(screen.getByRole('dialog', { name: 'Cancel the booking of Shalik 110?' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep the booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(card.getByRole('button', { name: 'Cancel booking' }));
  platform.api.answer({
    'POST /bookings/b1/cancel': { acknowledged: true },
    [call]: [booking({ _id: 'b1', productName: 'Shalik 110', status: 'cancelled' })],
  });
  await person.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Booking cancelled.' }]);
  expect(await screen.findByText('Cancelled')).toBeTruthy();
});

test('a refused cancellation shows the server’s sentence; a lost one stays open to be repeated', async () => {
  const { platform, user: person } = draw([booking({ _id: 'b1' })]);
  platform.api.answer({ 'POST /bookings/b1/cancel': new NetworkError() });
  await person.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  await person.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  const message = 'This booking is paid, so it cannot be cancelled here.';
  platform.api.answer({
    'POST /bookings/b1/cancel': new ApiError({ status: 409, code: 'conflict', message }),
  });
  await person.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what has changed elsewhere when the buyer looks at the page again', async () => {
  const { platform } = draw([booking({ _id: 'b1', productName: 'Shalik 110' })]);
  await order('Shalik 110');
  platform.api.answer({
    [call]: [booking({ _id: 'b1', productName: 'Shalik 110', status: 'paid' })],
  });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.getByText('Paid')).toBeTruthy());
});

test('nothing booked yet says so and leads to the bikes', async () => {
  draw([]);
  expect(await screen.findByText('You have not booked a bike yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look for a bike' })).toBeTruthy();
});

test('says what failed and loads again on Retry', async () => {
  const { platform, user: person } = draw(new NetworkError());
  expect(await screen.findByText('Your orders could not be loaded.')).toBeTruthy();
  platform.api.answer({ [call]: [booking({ productName: 'Shalik 110' })] });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await order('Shalik 110');
});

test('Load more follows the cursor, and keeps what is there when that fails', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [booking({ productName: 'One' })], next: 'c2' },
    c2: new NetworkError(),
  };
  const { user: person } = draw((options: CallInput) => pages[options.query?.cursor ?? 'first']);
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
  pages['c2'] = { rows: [booking({ productName: 'Two' })] };
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await order('Two');
  await order('One');
});

test('offline it says so in place of loading for ever, and loads once the network is back', async () => {
  const comeBack = goOffline();
  draw([booking({ productName: 'Shalik 110' })]);
  const said = 'You are offline. Your orders could not be loaded.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  comeBack();
  await order('Shalik 110');
});
