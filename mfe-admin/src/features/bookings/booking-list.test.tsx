import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { PaidBooking } from '@motohaat/contract/administration';
import { moneyStatuses } from '@motohaat/domain/booking';
import { picture, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { words } from '../../messages/index.ts';
import { BookingList } from './booking-list.tsx';

const booking = (changes: Partial<PaidBooking> = {}): PaidBooking => ({
  _id: 'b1',
  productId: 'p1',
  productName: 'Shalik 110',
  picture: picture('shalik', 'The red one'),
  buyer: { _id: 'u1', name: 'Asha Rahman', email: 'asha@example.com' },
  seller: { _id: 'u2', name: 'Rafiq Hasan', email: 'rafiq@example.com' },
  price: 145_000,
  transactionId: 'pi_9',
  status: 'paid',
  since: '2026-01-10T03:05:30.000Z',
  completesAt: '2026-01-24T03:05:30.000Z',
  ...changes,
});
const draw = (answer: unknown, answers: Record<string, unknown> = {}, route = '/') =>
  renderWithPlatform(<BookingList />, {
    api: { 'GET /paidBookings': answer, ...answers },
    route,
  });
const rowOf = async (name = /Shalik 110/) => within(await screen.findByRole('row', { name }));

async function choose(view: ReturnType<typeof draw>, action: 'Complete' | 'Refund') {
  await view.user.click(await screen.findByRole('button', { name: /^Actions for the booking/ }));
  await view.user.click(screen.getByRole('menuitem', { name: action }));
  return within(screen.getByRole('dialog'));
}

test('a row shows the bike, both sides, the amount, the transaction, and what comes by itself', async () => {
  const { platform } = draw([booking()]);
  const row = await rowOf();
  expect(row.getByRole('img', { name: 'The red one' })).toBeTruthy();
  const texts = ['Asha Rahman', 'asha@example.com', 'Rafiq Hasan', 'rafiq@example.com'];
  for (const text of [...texts, 'BDT 1,45,000', 'pi_9', 'Paid', '10 Jan 2026', '24 Jan 2026']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(platform.api.calls).toEqual(['GET /paidBookings?state=paid']);
});

test('one that does not end by itself says that it waits for the admin', async () => {
  draw([booking({ completesAt: null })]);
  expect((await rowOf()).getByText('Waits for you')).toBeTruthy();
});

test('somebody who was deleted has a name and no address', async () => {
  draw([booking({ buyer: { _id: 'u1', name: 'Deleted user #1', email: '' } })]);
  expect((await rowOf()).getByText('Deleted user #1')).toBeTruthy();
});

test.each(moneyStatuses)('the state %s is asked for by the address and named', async (status) => {
  const isPaid = status === 'paid';
  const { platform } = draw([booking({ status })], {}, isPaid ? '/' : `/?state=${status}`);
  const row = await rowOf();
  expect(row.getByText(words.messagesIn('en').bookings.states[status])).toBeTruthy();
  expect(platform.api.calls).toEqual([`GET /paidBookings?state=${status}`]);
  expect(row.queryByRole('button') !== null, 'only a paid one can be ended').toBe(isPaid);
});

test('search and state are kept in the address, and nonsense in it is not asked for', async () => {
  const view = draw([booking()], {}, '/?state=nonsense&cursor=c2');
  await view.user.type(await screen.findByRole('searchbox'), 'asha');
  await waitFor(() => expect(view.path()).toBe('/?state=nonsense&q=asha'));
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Completed');
  expect(view.path()).toBe('/?state=completed&q=asha');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paid');
  expect(view.path()).toBe('/?q=asha');
});

test('completing names the bike and both people, needs a reason, and reads the list again', async () => {
  const complete = vi.fn<(call: { body: unknown }) => unknown>(() => ({
    acknowledged: true,
    status: 'completed',
  }));
  const view = draw([booking()], { 'POST /bookings/b1/complete': complete });
  const dialog = await choose(view, 'Complete');
  expect(dialog.getByRole('heading', { name: 'Complete the booking of Shalik 110?' })).toBeTruthy();
  expect(dialog.getByText(/Asha Rahman has paid ৳1,45,000 .* Rafiq Hasan/)).toBeTruthy();
  await view.user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(dialog.getByText('Write down why.')).toBeTruthy();
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Handed over.');
  view.platform.api.answer({ 'GET /paidBookings': [] });
  await view.user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('No paid booking waits for its end.')).toBeTruthy();
  expect(complete.mock.calls[0]?.[0].body).toEqual({ reason: 'Handed over.' });
  expect(view.platform.shown).toEqual([
    { kind: 'success', message: 'The booking of Shalik 110 is completed.' },
  ]);
});

test.each([
  ['refunded', 'The money for Shalik 110 is returned.'],
  [
    'refund_pending',
    'The refund for Shalik 110 is on its way. Until it is done, it is tried again every five minutes.',
  ],
])('a refund that ends %s says so', async (status, message) => {
  const answer = { 'POST /bookings/b1/refund': { acknowledged: true, status } };
  const view = draw([booking()], answer);
  const dialog = await choose(view, 'Refund');
  expect(dialog.getByText(/Asha Rahman gets ৳1,45,000 back .* Rafiq Hasan/)).toBeTruthy();
  expect(
    dialog.getByText('The buyer and the seller read it, and it is kept in the audit log.'),
  ).toBeTruthy();
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No papers.');
  await view.user.click(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(view.platform.shown).toEqual([{ kind: 'success', message }]));
});

test('a refusal stays in the dialog with its sentence, and so does what was written', async () => {
  const message = 'This booking is completed already.';
  const refusal = new ApiError({ status: 409, code: 'conflict', message });
  const view = draw([booking()], { 'POST /bookings/b1/refund': refusal });
  const dialog = await choose(view, 'Refund');
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No papers.');
  await view.user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe(
    'No papers.',
  );
});

test('nothing found leads back to all; a failure loads again on Retry', async () => {
  const view = draw(new NetworkError(), {}, '/?q=nobody');
  expect(await screen.findByText('The bookings could not be loaded.')).toBeTruthy();
  view.platform.api.answer({ 'GET /paidBookings': [] });
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Show all paid bookings' }));
  expect(view.path()).toBe('/');
});
