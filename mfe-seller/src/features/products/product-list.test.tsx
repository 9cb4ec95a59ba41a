import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { myProduct, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ProductList } from './product-list.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const call = 'GET /myProducts';
const draw = (answer: unknown) =>
  renderWithPlatform(<ProductList />, {
    session: { status: 'ready', user: seller },
    api: { [call]: answer },
  });
const bike = (changes: Parameters<typeof myProduct>[0] = {}) =>
  myProduct({ _id: 'p1', name: 'Shalik 110', ...changes });
const card = async (name = 'Shalik 110') => within(await screen.findByRole('article', { name }));
const toast = (kind: 'success' | 'error', message: string) => ({ kind, message });
const refusal = (message: string) => new ApiError({ status: 409, code: 'conflict', message });

test('a bike for sale shows its picture, price, place and bookings, and what can be done with it', async () => {
  const { platform } = draw([bike({ bookings: { count: 2, live: null } })]);
  const shown = await card();
  expect(shown.getByRole('img').getAttribute('alt')).toMatch(/^Photo of/);
  expect(shown.getByText('BDT 1,45,000')).toBeTruthy();
  expect(shown.getByText('For sale')).toBeTruthy();
  expect(shown.getByRole('link', { name: '2 bookings' }).getAttribute('href')).toBe(
    '/dashboard/bookings',
  );
  expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Advertise Item',
    'Mark as sold',
    'Delete',
  ]);
  expect(shown.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/dashboard/myProducts/p1',
  );
  expect(platform.api.calls).toEqual([`${call}?email=r@b.example`]);
});

test.each([
  ['pending_review', 'In review', ['Delete']],
  ['reserved', 'Reserved', ['Delete']],
  ['sold', 'Sold', ['Delete']],
  ['hidden', 'Hidden', ['Delete']],
] as const)(
  'a %s bike reads “%s” and offers only what can be done',
  async (status, badge, actions) => {
    draw([bike({ status })]);
    const shown = await card();
    expect(shown.getByText(badge)).toBeTruthy();
    expect(shown.getAllByRole('button').map((button) => button.textContent)).toEqual(actions);
    expect(shown.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();

test('a bike whose time is nearly over says so, and is renewed with one press', async () => {
  const { platform, user } = draw([bike({ expiresAt: inDays(3) })]);
  expect((await card()).getByText('3 days left')).toBeTruthy();
  platform.api.answer({
    'POST /products/p1/renew': { acknowledged: true, status: 'active', expiresAt: inDays(60) },
    [call]: [bike({ expiresAt: inDays(60) })],
  });
  await user.click((await card()).getByRole('button', { name: 'Renew' }));
  expect(platform.shown).toEqual([
    toast('success', 'Shalik 110 is for sale for 60 days from now.'),
  ]);
  expect(await screen.findByText(/^For sale until/)).toBeTruthy();
  expect((await card()).queryByRole('button', { name: 'Renew' })).toBeNull();
});

test('a draft says why it is one, and is published or sent to review', async () => {
  const { platform, user } = draw([
    bike({ status: 'draft', draftBecause: 'refused', refusedBecause: ['photos', 'price'] }),
    myProduct({ name: 'Doel 125', status: 'draft', draftBecause: 'expired' }),
  ]);
  const refused = await card();
  expect(refused.getByText(/gave this bike back/)).toBeTruthy();
  expect(refused.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The photos do not show this bike.',
    'The price cannot be right.',
  ]);
  expect(refused.getByRole('link', { name: 'Edit' })).toBeTruthy();
  expect((await card('Doel 125')).getByText(/60 days are over/)).toBeTruthy();
  platform.api.answer({
    'POST /products/p1/renew': {
      acknowledged: true,
      status: 'pending_review',
      expiresAt: inDays(60),
    },
    [call]: [bike({ status: 'pending_review' })],
  });
  await user.click(refused.getByRole('button', { name: 'Publish' }));
  expect(platform.shown).toEqual([
    toast('success', 'We look at Shalik 110 first. Then everybody sees it.'),
  ]);
  expect(await screen.findByText('In review')).toBeTruthy();
});

test('advertises a bike, says so, and shows until when', async () => {
  const sent: unknown[] = [];
  const { platform, user } = draw([bike()]);
  const advertisedUntil = '2026-12-04T20:00:00.000Z';
  platform.api.answer({
    'POST /advertisedItems': ({ body }: CallInput) => (
      sent.push(body),
      { acknowledged: true, insertedId: 'a1' }
    ),
    [call]: [bike({ advertisedUntil })],
  });
  await user.click((await card()).getByRole('button', { name: 'Advertise Item' }));
  expect(platform.shown).toEqual([toast('success', 'Advertised Confirmed.')]);
  expect(sent).toEqual([{ _id: 'p1' }]);
  await waitFor(async () => expect((await card()).getByText('5 Dec 2026')).toBeTruthy());
  const shown = screen.getByRole('article', { name: 'Shalik 110' });
  expect(document.activeElement).toBe(shown.parentElement);
  expect((await card()).queryByRole('button', { name: 'Advertise Item' })).toBeNull();
});

test('a refused advert shows the server’s sentence', async () => {
  const { platform, user } = draw([bike()]);
  const message = 'You already have advertised Shalik 110';
  platform.api.answer({ 'POST /advertisedItems': refusal(message) });
  await user.click((await card()).getByRole('button', { name: 'Advertise Item' }));
  expect(platform.shown).toEqual([toast('error', message)]);
});

test('deletes after asking with the bike’s name, and the focus stays at the list', async () => {
  const { platform, user } = draw([bike(), myProduct({ name: 'Other' })]);
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete Shalik 110?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(platform.api.calls).toHaveLength(1);
  platform.api.answer({
    'DELETE /users/seller/p1': { deletedCount: 1 },
    [call]: [myProduct({ name: 'Other' })],
  });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([toast('success', 'Deleted successfully')]);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Shalik 110' })).toBeNull());
  const list = screen.getByRole('list', { name: 'My Products' });
  expect(document.activeElement).toBe(list);
});

test('a booked bike is not deleted, and the server says why', async () => {
  const { platform, user } = draw([bike({ status: 'reserved' })]);
  const message = 'This bike has a booking. Cancel it first.';
  platform.api.answer({ 'DELETE /users/seller/p1': refusal(message) });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Shalik 110?' }));
  expect(dialog.getByRole('alert').textContent).toBe(message);
  expect(platform.shown).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await card()).toBeTruthy();
});

test('a lost connection leaves the question open to try again', async () => {
  const { platform, user } = draw([bike()]);
  platform.api.answer({ 'DELETE /users/seller/p1': new NetworkError() });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.getByRole('alert').textContent).toBe('No connection. Try again.');
});

const gone = new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' });

test.each([
  ['counts nothing', { deletedCount: 0 }],
  ['knows no such bike', gone],
])('a bike that is deleted already leaves the list: an answer that %s', async (_case, answer) => {
  const { platform, user } = draw([bike()]);
  platform.api.answer({ 'DELETE /users/seller/p1': answer, [call]: [] });
  await user.click((await card()).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([toast('success', 'It was deleted before.')]);
  expect(await screen.findByText('You have not listed a bike yet.')).toBeTruthy();
});

test('after a refusal the list is read again, and the focus stays at the bike', async () => {
  const { platform, user } = draw([bike()]);
  platform.api.answer({
    'POST /products/p1/sold': refusal('This bike has a booking. Cancel it first.'),
    [call]: [bike({ status: 'reserved' })],
  });
  await user.click((await card()).getByRole('button', { name: 'Mark as sold' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  expect(dialog.getByRole('alert').textContent).toContain('has a booking');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Reserved')).toBeTruthy();
  const shown = screen.getByRole('article', { name: 'Shalik 110' });
  expect(document.activeElement).toBe(shown.parentElement);
});

test('a booked bike’s advert is said to rest', async () => {
  draw([bike({ status: 'reserved', advertisedUntil: '2026-12-04T20:00:00.000Z' })]);
  const shown = await card();
  expect(shown.getByText(/its advert is not shown for now/)).toBeTruthy();
  expect(shown.queryByText('Advertised')).toBeNull();
  expect(shown.queryByText(/On the home page/)).toBeNull();
});

test('marks a bike as sold elsewhere after asking', async () => {
  const { platform, user } = draw([bike()]);
  await user.click((await card()).getByRole('button', { name: 'Mark as sold' }));
  platform.api.answer({
    'POST /products/p1/sold': { acknowledged: true },
    [call]: [bike({ status: 'sold', soldElsewhere: true })],
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Mark Shalik 110 as sold?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  expect(platform.shown).toEqual([toast('success', 'Marked as sold.')]);
  expect(await screen.findByText('You sold it elsewhere.')).toBeTruthy();
});

test('takes a bike off the home page', async () => {
  const { platform, user } = draw([bike({ advertisedUntil: '2026-12-04T20:00:00.000Z' })]);
  await user.click((await card()).getByRole('button', { name: 'Delete advert' }));
  platform.api.answer({ 'DELETE /advertisedItems/p1': { deletedCount: 1 }, [call]: [bike()] });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(platform.shown).toEqual([toast('success', 'Deleted successfully')]);
  expect(await screen.findByRole('button', { name: 'Advertise Item' })).toBeTruthy();
});

test('nothing listed yet leads to Add Product', async () => {
  draw([]);
  const link = await screen.findByRole('link', { name: 'Add your first bike' });
  expect(link.getAttribute('href')).toBe('/dashboard/addProduct');
});

test('says what failed and loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  expect(await screen.findByText('Your products could not be loaded.')).toBeTruthy();
  platform.api.answer({ [call]: [bike()] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card();
});

test('Load more follows the cursor', async () => {
  const pages: Record<string, unknown> = {
    first: { rows: [bike({ name: 'One' })], next: 'c2' },
    c2: { rows: [bike({ _id: 'p2', name: 'Two' })], next: undefined },
  };
  const { user } = draw(({ query }: CallInput) => pages[query?.['cursor'] ?? 'first']);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await card('Two');
  await card('One');
});
