import { NetworkError } from '@motohaat/api/errors';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { picture, renderWithPlatform } from '@motohaat/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReportList } from './report-list.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const report = (changes: Partial<ReportedItem> = {}): ReportedItem => ({
  _id: 'r1',
  productId: 'p1',
  productName: 'Shalik 110',
  price: 145_000,
  sellerName: 'Rafiq Hasan',
  location: 'Mirpur 10, Dhaka',
  email: 'buyer@example.com',
  reason: 'stolen',
  note: 'The chassis number was filed off.',
  createdAt: '2026-01-10T03:05:30.000Z',
  status: 'open',
  category_id: '1',
  picture: picture('shalik', 'The red one'),
  count: 1,
  productStatus: 'active',
  restorable: false,
  sellerId: 's1',
  sellerStatus: 'active',
  closedAt: null,
  ...changes,
});
const draw = (answer: unknown, answers: Record<string, unknown> = {}, route = '/') =>
  renderWithPlatform(<ReportList />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /reportedItems': answer, ...answers },
    route,
  });
async function menuOf(view: ReturnType<typeof draw>) {
  await view.user.click(await screen.findByRole('button', { name: /^Actions for the report/ }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

test('a report shows its buyer’s address, the bike, why, and a link to the bike’s page', async () => {
  const { platform } = draw([report()]);
  const row = await screen.findByRole('row', { name: /Shalik 110/ });
  expect(screen.getByRole('columnheader', { name: 'Buyer' })).toBeTruthy();
  expect(within(row).getByText('buyer@example.com')).toBeTruthy();
  expect(within(row).getByText('The bike may be stolen')).toBeTruthy();
  expect(within(row).getByText('The chassis number was filed off.')).toBeTruthy();
  expect(within(row).getByRole('img', { name: 'The red one' })).toBeTruthy();
  const link = within(row).getByRole('link', { name: 'Shalik 110' });
  expect(link.getAttribute('href')).toBe('/products/p1/shalik-110');
  expect(platform.api.calls).toEqual(['GET /reportedItems?state=open&email=a@b.example']);
});

test('a bike that is off the market says so and has no link', async () => {
  draw([report({ productStatus: 'hidden', sellerStatus: 'suspended' })]);
  const row = await screen.findByRole('row', { name: /Shalik 110/ });
  expect(within(row).queryByRole('link')).toBeNull();
  expect(within(row).getByText('Hidden')).toBeTruthy();
  expect(within(row).getByText('Seller suspended')).toBeTruthy();
});

test.each([
  [{}, ['Close this report', 'Remove the listing', 'Suspend the seller']],
  [
    { count: 3, productStatus: 'hidden', restorable: true },
    [
      'Close this report',
      'Dismiss all 3 reports',
      'Restore the listing',
      'Remove the listing',
      'Suspend the seller',
    ],
  ],
  [
    { status: 'dismissed', count: 0 },
    ['Open this report again', 'Remove the listing', 'Suspend the seller'],
  ],
  [
    { status: 'upheld', productStatus: 'archived', restorable: true, sellerStatus: 'suspended' },
    ['Restore the listing', 'Reinstate the seller'],
  ],
] as const)('offers what can be done in the state %o', async (changes, actions) => {
  expect(await menuOf(draw([report(changes)]))).toEqual(actions);
});

test('closing a report says so and asks for the list again', async () => {
  const view = draw([report()], { 'DELETE /reportedItems/r1': { deletedCount: 1 } });
  await menuOf(view);
  await view.user.click(screen.getByRole('menuitem', { name: 'Close this report' }));
  view.platform.api.answer({ 'GET /reportedItems': [] });
  await view.user.click(screen.getByRole('button', { name: 'Close report' }));
  expect(await screen.findByText('No report is waiting for you.')).toBeTruthy();
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'Deleted successfully' }]);
});

test('a report that was closed by mistake is opened again', async () => {
  const reopen = vi.fn<(call: { body: unknown }) => unknown>(() => ({ acknowledged: true }));
  const closed = report({ status: 'dismissed', count: 0, closedAt: '2026-01-11T03:05:30.000Z' });
  const view = draw([closed], { 'POST /reportedItems/r1/reopen': reopen }, '/?state=closed');
  await menuOf(view);
  await view.user.click(screen.getByRole('menuitem', { name: 'Open this report again' }));
  await view.user.type(screen.getByRole('textbox'), 'By mistake');
  await view.user.click(screen.getByRole('button', { name: 'Open report' }));
  await vi.waitFor(() => expect(reopen).toHaveBeenCalledOnce());
  expect(reopen.mock.calls[0]?.[0].body).toEqual({ reason: 'By mistake' });
  expect(view.platform.shown).toEqual([{ kind: 'success', message: 'The report is open again.' }]);
});

test('a bike is removed only with a reason, and the third one says what it meant', async () => {
  const remove = vi.fn<(call: { body: unknown }) => unknown>(() => ({
    acknowledged: true,
    status: 'archived',
    suspendedSeller: true,
  }));
  const view = draw([report()], { 'POST /products/p1/remove': remove });
  await menuOf(view);
  await view.user.click(screen.getByRole('menuitem', { name: 'Remove the listing' }));
  await view.user.click(screen.getByRole('button', { name: 'Remove listing' }));
  expect(screen.getByText('Write down why.')).toBeTruthy();
  await view.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Stolen');
  await view.user.click(screen.getByRole('button', { name: 'Remove listing' }));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(remove.mock.calls[0]?.[0].body).toEqual({ reason: 'Stolen' });
  expect(view.platform.shown[0]?.message).toBe(
    'Shalik 110 is removed. This was the seller’s third: they are suspended.',
  );
});

test('the count of a bike’s reports narrows the list to that bike, and back', async () => {
  const view = draw([report({ count: 3 })]);
  await view.user.click(await screen.findByRole('button', { name: /^3 open reports/ }));
  expect(view.path()).toBe('/?productId=p1');
  await view.user.click(await screen.findByRole('button', { name: 'Show all bikes' }));
  expect(view.path()).toBe('/');
});

test('without a network the rows of another filter do not stand for those that were asked for', async () => {
  const view = draw([report()]);
  await screen.findByRole('row', { name: /Shalik 110/ });
  act(() => void window.dispatchEvent(new Event('offline')));
  await view.user.selectOptions(screen.getByLabelText('Reports'), 'closed');
  expect(await screen.findByText('You are offline. The reports could not be loaded.')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Shalik 110/ })).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('row', { name: /Shalik 110/ })).toBeTruthy();
});

test('says what failed and loads again on Retry', async () => {
  const view = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The reports could not be loaded.')).toBeTruthy();
  view.platform.api.answer({ 'GET /reportedItems': [] });
  await view.user.click(retry);
  expect(await screen.findByText('No report is waiting for you.')).toBeTruthy();
});
