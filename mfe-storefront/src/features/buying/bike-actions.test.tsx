import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { Booking } from '@motohaat/contract/bookings';
import type { Session } from '@motohaat/platform';
import {
  booking,
  product,
  renderWithPlatform,
  setSession,
  wish as wished,
} from '@motohaat/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { BikeActions } from './bike-actions.tsx';
import { Buying } from './buying.tsx';

const buyer = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const ready: Session = { status: 'ready', user: buyer };
const as = (role: 'seller' | 'admin'): Session => ({ status: 'ready', user: { ...buyer, role } });
const bike = (changes = {}) => product({ _id: 'p1', name: 'Shalik 110', ...changes });
const refusal = (message: string) => new ApiError({ status: 409, code: 'duplicate', message });

type Setting = { session?: Session; api?: Record<string, unknown>; route?: string };

function draw(
  shown = bike(),
  { session = ready, api = {}, route = '/categories/1' }: Setting = {},
) {
  const view = renderWithPlatform(
    <Buying>
      <h2 id="name">{shown.name}</h2>
      <BikeActions product={shown} namedBy="name" />
    </Buying>,
    { session, api, route },
  );
  return { ...view, click: (name: string) => view.user.click(button(name)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const toast = (kind: 'success' | 'error', message: string) => ({ kind, message });
const asked = (call: ReturnType<typeof vi.fn>) => call.mock.calls.map(([options]) => options.body);

test('shows the three buttons to everyone, each tied to its bike', () => {
  draw(bike(), { session: { status: 'anonymous' } });
  for (const name of ['Buy', 'Add To WishList', 'Report']) {
    expect(button(name).getAttribute('aria-describedby')).toBe('name');
  }
});

test.each([
  ['Buy', 'buy'],
  ['Add To WishList', 'wish'],
  ['Report', 'report'],
])('%s sends a visitor to sign in and remembers what was wanted', async (name, action) => {
  const view = draw(bike(), { session: { status: 'anonymous' }, route: '/categories/1?x=1' });
  await view.click(name);
  expect(view.path()).toBe('/login');
  expect(view.state()).toEqual({ from: `/categories/1?x=1&do=${action}&p=p1#p-p1` });
});

test.each([
  ['Buy', 'Only buyers can book.'],
  ['Add To WishList', 'Only buyers have a wishlist.'],
  ['Report', 'Only buyers can report a bike.'],
])('%s tells sellers and admins who may', async (name, sentence) => {
  const view = draw(bike(), { session: as('seller') });
  await view.click(name);
  act(() => setSession(as('admin')));
  await view.click(name);
  expect(view.platform.shown).toEqual([toast('error', sentence), toast('error', sentence)]);
  expect(view.platform.api.calls).toEqual([]);
});

test('nothing is offered to sellers on a bike of their own; who comes to buy it is told so', () => {
  const setting = { session: as('seller'), route: '/categories/1?do=buy&p=p1' };
  const view = draw(bike({ own: true }), setting);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(view.platform.shown).toEqual([toast('error', 'This is your own bike.')]);
});

test('Buy looks quiet to those who cannot book, and can be pressed all the same', () => {
  draw(bike(), { session: as('seller') });
  expect(button('Buy').className).toMatch(/muted/);
  expect(button('Buy').getAttribute('aria-disabled')).toBeNull();
  act(() => setSession(ready));
  expect(button('Buy').className).not.toMatch(/muted/);
});

const held = (status: Booking['status']) => ({
  'GET /bookings': [booking({ _id: 'b1', productId: 'p1', status })],
});

test.each([
  ['buyer', 'pending_payment', 'Yours: pay now', '/dashboard/payment/b1'],
  ['buyer', 'paid', 'Yours: see the booking', '/dashboard/myorders'],
  ['seller', 'pending_payment', 'Yours: pay now', '/dashboard/payment/b1'],
] as const)(
  'what one has booked oneself (by now a %s; %s) leads on: %s',
  async (role, status, name, path) => {
    const session = role === 'buyer' ? ready : as(role);
    draw(bike({ status: 'reserved' }), { session, api: held(status) });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
    expect(screen.queryByText('This bike is already booked.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
  },
);

test('a booking of one’s own that has ended leaves the bike to whoever has it', async () => {
  const view = draw(bike({ status: 'reserved' }), { api: held('cancelled') });
  await waitFor(() =>
    expect(view.platform.api.calls).toContain('GET /bookings?email=a@b.example&limit=24'),
  );
  expect(screen.getByText('This bike is already booked.')).toBeTruthy();
});

test('the heart of a wished bike is filled, and takes the wish back', async () => {
  const wishes = [wished({ _id: 'w1', productId: 'p1' })];
  const remove = vi.fn(() => (wishes.pop(), { deletedCount: 1 }));
  const view = draw(bike(), { api: { 'GET /wishlist': wishes, 'DELETE /wishlist/w1': remove } });
  const heart = await screen.findByRole('button', { name: 'Remove from WishList' });
  expect(heart.className).toMatch(/wished/);
  await view.user.click(heart);
  expect(remove).toHaveBeenCalledOnce();
  await waitFor(() => expect(button('Add To WishList').className).not.toMatch(/wished/));
});

test('a reserved bike cannot be bought, and says why, but can be wished for', async () => {
  const view = draw(bike({ status: 'reserved' }), {
    api: { 'POST /wishlist': { acknowledged: true, insertedId: 'b1' } },
  });
  expect(button('Buy').getAttribute('aria-disabled')).toBe('true');
  expect(button('Buy').getAttribute('aria-describedby')).toContain('reserved-p1');
  expect(screen.getByText('This bike is already booked.').id).toBe('reserved-p1');
  await view.click('Buy');
  expect(screen.queryByRole('dialog')).toBeNull();
  await view.click('Add To WishList');
  expect(view.platform.shown).toEqual([toast('success', 'Added To WishList')]);
});

test('books: sends what the specification names, says so, closes and has the list read again', async () => {
  const call = vi.fn(() => ({ acknowledged: true, insertedId: 'b1' }));
  const view = draw(bike(), { api: { 'POST /bookings': call } });
  await view.click('Buy');
  await view.user.type(screen.getByLabelText('Phone'), '01712345678');
  await view.user.type(screen.getByLabelText('Meeting location'), 'Mirpur 10');
  await view.click('Book this bike');
  expect(asked(call)).toEqual([
    {
      productId: 'p1',
      productName: 'Shalik 110',
      price: 145_000,
      customerName: 'Asha',
      email: 'a@b.example',
      location: 'Mirpur 10',
      phone: '01712345678',
    },
  ]);
  expect(view.platform.shown).toEqual([toast('success', 'Booking Confirmed.')]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused booking shows the server’s sentence and starts the form again', async () => {
  const view = draw(bike(), {
    api: { 'POST /bookings': refusal('You already have booked Shalik 110') },
  });
  await view.click('Buy');
  await view.user.type(screen.getByLabelText('Phone'), '01712345678');
  await view.click('Book this bike');
  expect(view.platform.shown).toEqual([toast('error', 'You already have booked Shalik 110')]);
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('');
});

test('a booking that was lost on the way keeps the form, and its repeat is the same request', async () => {
  const keys: unknown[] = [];
  const answers: unknown[] = [new NetworkError(), { acknowledged: true, insertedId: 'b1' }];
  const call = ({ idempotencyKey }: CallInput) => {
    keys.push(idempotencyKey);
    return answers.shift();
  };
  const view = draw(bike(), { api: { 'POST /bookings': call } });
  await view.click('Buy');
  await view.click('Book this bike');
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  await view.click('Book this bike');
  expect(view.platform.shown).toEqual([toast('success', 'Booking Confirmed.')]);
  expect(keys[0]).toBe(keys[1]);
});

test('a wish that the server refuses shows its sentence; a second click while it is under way does nothing', async () => {
  const pending: { answer?: (value: unknown) => void } = {};
  const call = vi.fn(() => new Promise((resolve) => (pending.answer = resolve)));
  const view = draw(bike(), { api: { 'POST /wishlist': call } });
  await view.click('Add To WishList');
  await view.click('Add To WishList');
  expect(call).toHaveBeenCalledOnce();
  pending.answer?.(refusal('You already have wished for Shalik 110'));
  await waitFor(() =>
    expect(view.platform.shown).toEqual([toast('error', 'You already have wished for Shalik 110')]),
  );
});

test('a report needs a reason, and takes a note', async () => {
  const call = vi.fn(() => ({ acknowledged: true, insertedId: 'b1' }));
  const view = draw(bike(), { api: { 'POST /reportedItems': call } });
  await view.click('Report');
  await view.click('Send report');
  expect(screen.getByText('Choose what is wrong.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await view.click('Cancel');
  await view.click('Report');
  await view.user.click(screen.getByLabelText('It is already sold'));
  await view.user.type(screen.getByLabelText('Note'), 'The seller told me.');
  await view.click('Send report');
  expect(asked(call)).toEqual([
    {
      productId: 'p1',
      productName: 'Shalik 110',
      price: 145_000,
      sellerName: 'Rafiq Hasan',
      location: 'Mirpur 10, Dhaka',
      email: 'a@b.example',
      reason: 'already_sold',
      note: 'The seller told me.',
    },
  ]);
  expect(view.platform.shown).toEqual([toast('success', 'Reported To Admin.')]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a second report is told the server’s sentence; a lost one keeps its words', async () => {
  const view = draw(bike(), { api: { 'POST /reportedItems': new NetworkError() } });
  await view.click('Report');
  await view.user.click(screen.getByLabelText('Something else'));
  await view.click('Send report');
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  view.platform.api.answer({
    'POST /reportedItems': refusal('You already have reported Shalik 110'),
  });
  await view.click('Send report');
  expect(view.platform.shown).toEqual([toast('error', 'You already have reported Shalik 110')]);
});

test('after the sign-in the dialog opens, once, and the address forgets it', () => {
  const view = draw(bike(), {
    session: { status: 'signing-in' },
    route: '/categories/1?x=1&do=buy&p=p1#p-p1',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => setSession(ready));
  expect(screen.getByRole('dialog', { name: 'Book Shalik 110' })).toBeTruthy();
  expect(view.path()).toBe('/categories/1?x=1#p-p1');
});

test('a link that somebody else made wishes for nothing', () => {
  const view = draw(bike(), { route: '/categories/1?do=wish&p=p1#p-p1' });
  expect(view.platform.api.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(view.path()).toBe('/categories/1#p-p1');
});

test('a wish made while the sign-in is under way comes true when it is done', async () => {
  const view = draw(bike(), {
    api: { 'POST /wishlist': { acknowledged: true, insertedId: 'b1' } },
    session: { status: 'signing-in' },
  });
  await view.click('Add To WishList');
  expect(view.path()).toBe('/categories/1?do=wish&p=p1#p-p1');
  act(() => setSession(ready));
  await waitFor(() => expect(view.platform.shown).toEqual([toast('success', 'Added To WishList')]));
});

test('a wish comes true after a sign-in in another document, and once', async () => {
  const wish = vi.fn(() => ({ acknowledged: true, insertedId: 'b1' }));
  const visitor = draw(bike(), { session: { status: 'anonymous' } });
  await visitor.click('Add To WishList');
  const comeBack = () => {
    cleanup();
    draw(bike(), { api: { 'POST /wishlist': wish }, route: '/categories/1?do=wish&p=p1#p-p1' });
  };
  comeBack();
  await waitFor(() => expect(wish).toHaveBeenCalledOnce());
  comeBack();
  expect(wish).toHaveBeenCalledOnce();
});

test('a seller who comes back from the sign-in is told who may', () => {
  const view = draw(bike(), { session: as('seller'), route: '/categories/1?do=buy&p=p1' });
  expect(view.platform.shown).toEqual([toast('error', 'Only buyers can book.')]);
  expect(view.path()).toBe('/categories/1');
});

test('an intent for another bike is not taken up here', () => {
  const view = draw(bike(), { route: '/categories/1?do=buy&p=other' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(view.path()).toBe('/categories/1?do=buy&p=other');
});
