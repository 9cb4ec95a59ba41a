import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { bookingStatuses } from '@motohaat/domain/booking';
import { renderWithPlatform, sale } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SaleList } from './sale-list.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const call = 'GET /sales';
const draw = (answer: unknown) =>
  renderWithPlatform(<SaleList />, {
    session: { status: 'ready', user: seller },
    api: { [call]: answer },
  });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a booking shows the buyer, a number to call, where to meet, and where it stands', async () => {
  draw([sale({ productName: 'Shalik 110', phone: '+8801712345678', location: 'Mirpur 10' })]);
  const shown = await card('Shalik 110');
  expect(shown.getByText('Asha Rahman')).toBeTruthy();
  expect(shown.getByRole('link', { name: '+8801712345678' }).getAttribute('href')).toBe(
    'tel:+8801712345678',
  );
  expect(shown.getByText('Meet at Mirpur 10')).toBeTruthy();
  expect(shown.getByText('BDT 1,45,000')).toBeTruthy();
  expect(shown.getByText('Not paid yet')).toBeTruthy();
});

test('a buyer who gave neither number nor place leaves no broken link', async () => {
  draw([sale({ productName: 'Shalik 110', phone: '', location: '' })]);
  const shown = await card('Shalik 110');
  expect(shown.getByText('No phone number given')).toBeTruthy();
  expect(shown.getByText('No meeting place given')).toBeTruthy();
  expect(shown.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Shalik 110',
    'Details',
  ]);
});

test.each(bookingStatuses)(
  'a booking that is %s says what it means for the seller',
  async (status) => {
    const { container } = draw([sale({ productName: 'Shalik 110', status })]);
    await card('Shalik 110');
    expect(container.querySelector('.sentence')?.textContent).toMatch(/\.$/);
  },
);

test('an unpaid booking is cancelled after asking with the bike’s and the buyer’s name', async () => {
  const shown = sale({ _id: 's1', productName: 'Shalik 110', customerName: 'Asha Rahman' });
  const { platform, user } = draw([shown]);
  await user.click((await card('Shalik 110')).getByRole('button', { name: 'Cancel booking' }));
  expect(screen.getByRole('dialog', { name: 'Cancel the booking of Shalik 110?' })).toBeTruthy();
  expect(screen.getByText(/^Asha Rahman reads that you cancelled it/)).toBeTruthy();
  platform.api.answer({ 'POST /bookings/s1/cancel': new NetworkError() });
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
  platform.api.answer({
    'POST /bookings/s1/cancel': { acknowledged: true },
    [call]: [{ ...shown, status: 'cancelled' }],
  });
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Booking cancelled.' }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent, 'the focus stays at the card').toMatch(/Shalik 110/);
});

test('a booking that was paid meanwhile stays, and the seller reads what to do', async () => {
  const { platform, user } = draw([sale({ _id: 's1', productName: 'Shalik 110' })]);
  const message = 'This booking is paid. Write to us.';
  platform.api.answer({
    'POST /bookings/s1/cancel': new ApiError({ status: 409, code: 'conflict', message }),
    [call]: [sale({ _id: 's1', productName: 'Shalik 110', status: 'paid' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test('no bookings yet says so; a failure loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  expect(await screen.findByText('The bookings could not be loaded.')).toBeTruthy();
  platform.api.answer({ [call]: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nobody has booked a bike of yours yet.')).toBeTruthy();
});

test('Load more follows the cursor', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [sale({ productName: 'One' })], next: 'c2' },
    c2: { rows: [sale({ productName: 'Two' })], next: undefined },
  };
  const { user } = draw(({ query }: CallInput) => pages[query?.['cursor'] ?? 'first']);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await card('Two');
  await card('One');
});
