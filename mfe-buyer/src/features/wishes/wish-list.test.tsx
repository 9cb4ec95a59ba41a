import { ApiError, NetworkError } from '@motohaat/api/errors';
import { renderWithPlatform, wish } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { WishList } from './wish-list.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const call = 'GET /wishlist';
const draw = (answer: unknown) =>
  renderWithPlatform(<WishList />, {
    session: { status: 'ready', user },
    api: { [call]: answer },
  });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a bike for sale shows its price of today and leads to its page', async () => {
  const { platform } = draw([wish({ productId: 'p1', productName: 'Shalik 110' })]);
  const shown = await card('Shalik 110');
  expect(shown.getByText('BDT 1,45,000')).toBeTruthy();
  expect(shown.queryByText(/^was/)).toBeNull();
  expect(shown.getByText('Sold by Rafiq Hasan')).toBeTruthy();
  const link = shown.getByRole('link', { name: 'Shalik 110' });
  expect(link.getAttribute('href')).toBe('/products/p1/shalik-110');
  expect(platform.api.calls).toEqual([`${call}?email=a@b.example`]);
});

test('a price that has changed says what it was', async () => {
  draw([wish({ productName: 'Shalik 110', price: 140_000, was: 145_000 })]);
  const shown = await card('Shalik 110');
  expect(shown.getByText(/^was/).textContent).toBe('was ৳1,45,000 BDT 1,45,000');
  expect(shown.getByText('Price down')).toBeTruthy();
});

test.each([
  ['has risen', wish({ productName: 'Shalik 110', price: 150_000, was: 145_000 })],
  [
    'is that of a sold bike',
    wish({ productName: 'Shalik 110', price: 1_000, was: 2_000, status: 'sold' }),
  ],
])('a price that %s is not said to be down', async (_what, row) => {
  draw([row]);
  expect((await card('Shalik 110')).queryByText('Price down')).toBeNull();
});

test.each([
  ['reserved', 'Reserved', 'This bike is booked at the moment.', true],
  ['sold', 'Sold', 'This bike is sold.', true],
  ['removed', 'Removed', 'The seller took this bike off.', false],
] as const)('a %s bike says so and cannot be booked', async (status, badge, sentence, linked) => {
  draw([wish({ productName: 'Shalik 110', status })]);
  const shown = await card('Shalik 110');
  expect(shown.getByText(badge)).toBeTruthy();
  expect(shown.getByText(sentence)).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Book' })).toBeNull();
  expect(shown.queryByRole('link') !== null).toBe(linked);
  expect(shown.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

test('removes a bike, says so, and reads the list again', async () => {
  const { platform, user: person } = draw([
    wish({ _id: 'w1', productName: 'One' }),
    wish({ productName: 'Two' }),
  ]);
  const shown = await card('One');
  platform.api.answer({
    'DELETE /wishlist/w1': { deletedCount: 1 },
    [call]: [wish({ productName: 'Two' })],
  });
  await person.click(shown.getByRole('button', { name: 'Remove' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Removed From WishList' }]);
  await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'One' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'WishList' }));
});

test('a removal that was lost says so and leaves the bike', async () => {
  const { platform, user: person } = draw([wish({ _id: 'w1', productName: 'One' })]);
  platform.api.answer({ 'DELETE /wishlist/w1': new NetworkError() });
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(platform.shown).toEqual([{ kind: 'error', message: 'No connection. Try again.' }]);
  expect(screen.getByRole('article', { name: 'One' })).toBeTruthy();
});

test('books from the list, and the list then says that the bike is reserved', async () => {
  const { platform, user: person } = draw([wish({ _id: 'w1', productName: 'Shalik 110' })]);
  await person.click(await screen.findByRole('button', { name: 'Book' }));
  expect(screen.getByRole('dialog', { name: 'Book Shalik 110' })).toBeTruthy();
  platform.api.answer({
    'POST /bookings': { acknowledged: true, insertedId: 'b1' },
    [call]: [wish({ _id: 'w1', productName: 'Shalik 110', status: 'reserved' })],
  });
  await person.click(screen.getByRole('button', { name: 'Book this bike' }));
  expect(platform.shown).toEqual([{ kind: 'success', message: 'Booking Confirmed.' }]);
  expect(await screen.findByText('Reserved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a booking that is refused shows the server’s sentence', async () => {
  const { platform, user: person } = draw([wish()]);
  const message = 'This bike is already booked.';
  platform.api.answer({
    'POST /bookings': new ApiError({ status: 409, code: 'already_booked', message }),
  });
  await person.click(await screen.findByRole('button', { name: 'Book' }));
  await person.click(screen.getByRole('button', { name: 'Book this bike' }));
  expect(platform.shown).toEqual([{ kind: 'error', message }]);
});

test('nothing wished for says so; a failure loads again on Retry', async () => {
  const { platform, user: person } = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Your WishList could not be loaded.')).toBeTruthy();
  platform.api.answer({ [call]: [] });
  await person.click(retry);
  expect(await screen.findByText('Nothing is on your WishList yet.')).toBeTruthy();
});
