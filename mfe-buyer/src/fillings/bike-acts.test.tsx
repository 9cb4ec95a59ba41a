import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { Booking } from '@motohaat/contract/bookings';
import type { BikeAct } from '@motohaat/contract/slots';
import type { Session } from '@motohaat/platform';
import { listen } from '@motohaat/platform/tell';
import { booking, product, renderWithPlatform, wish as wished } from '@motohaat/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import BikeActs from './bike-acts.tsx';

const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null } as const;
const buyer: Session = { status: 'ready', user };
const formerBuyer: Session = { status: 'ready', user: { ...user, role: 'seller' } };
const bike = product({ _id: 'p1', name: 'Shalik 110' });
const refusal = (message: string) => new ApiError({ status: 409, code: 'duplicate', message });
const toast = (kind: 'success' | 'error', message: string) => ({ kind, message });
const asked = (call: ReturnType<typeof vi.fn>) => call.mock.calls.map(([options]) => options.body);
const done = { acknowledged: true, insertedId: 'b1' };

/** A page on which an act has been begun, until the filling says that it has ended. */
function Page({ act, asksHeld }: { act: BikeAct | undefined; asksHeld: boolean }) {
  const [acts, setActs] = useState(() => (act ? [{ id: 1, act, bike }] : []));
  useState(() => listen('bike.act', ({ state }) => state === 'ended' && setActs([])));
  return <BikeActs acts={acts} asksHeld={asksHeld} />;
}

function draw(
  act: BikeAct | undefined,
  api: Record<string, unknown> = {},
  { session = buyer, asksHeld = false } = {},
) {
  const view = renderWithPlatform(<Page act={act} asksHeld={asksHeld} />, {
    session,
    api: { 'GET /wishlist': [], ...api },
  });
  const states: string[] = [];
  onTestFinished(view.platform.events.listen('bike.act', ({ state }) => states.push(state)));
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, press, states, own: () => view.platform.events.last('buyer.bikes') };
}

test('books: sends what the specification names, says so, and ends', async () => {
  const call = vi.fn(() => done);
  const view = draw('buy', { 'POST /bookings': call });
  await view.user.type(screen.getByLabelText('Phone'), '01712345678');
  await view.user.type(screen.getByLabelText('Meeting location'), 'Mirpur 10');
  await view.press('Book this bike');
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
  expect(view.states).toEqual(['ended']);
});

test('a refused booking shows the server’s sentence and starts the form again', async () => {
  const view = draw('buy', { 'POST /bookings': refusal('You already have booked Shalik 110') });
  await view.user.type(screen.getByLabelText('Phone'), '01712345678');
  await view.press('Book this bike');
  expect(view.platform.shown).toEqual([toast('error', 'You already have booked Shalik 110')]);
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('');
});

test('a booking that was lost on the way keeps the form, and its repeat is the same request', async () => {
  const keys: unknown[] = [];
  const answers: unknown[] = [new NetworkError(), done];
  const call = ({ idempotencyKey }: CallInput) => {
    keys.push(idempotencyKey);
    return answers.shift();
  };
  const view = draw('buy', { 'POST /bookings': call });
  await view.press('Book this bike');
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  await view.press('Book this bike');
  expect(view.platform.shown).toEqual([toast('success', 'Booking Confirmed.')]);
  expect(keys[0]).toBe(keys[1]);
});

test('wishes at once and once, tells the page which bikes are wished for, and then ends', async () => {
  const wishes: unknown[] = [];
  const create = vi.fn(() => {
    wishes.push(wished({ _id: 'w1', productId: 'p1' }));
    return done;
  });
  const view = draw('wish', { 'GET /wishlist': wishes, 'POST /wishlist': create });
  await waitFor(() => expect(view.states).toEqual(['ended']));
  expect(view.platform.shown).toEqual([toast('success', 'Added To WishList')]);
  expect(asked(create)).toEqual([
    {
      productId: 'p1',
      productName: 'Shalik 110',
      price: 145_000,
      sellerName: 'Rafiq Hasan',
      location: 'Mirpur 10, Dhaka',
      email: 'a@b.example',
    },
  ]);
  await waitFor(() => expect(view.own()).toEqual({ wished: ['p1'], held: {} }));
  cleanup();
  expect(view.own()).toEqual({ wished: [], held: {} });
});

test('a wish that the server refuses shows its sentence, and ends too', async () => {
  const view = draw('wish', {
    'POST /wishlist': refusal('You already have wished for Shalik 110'),
  });
  await waitFor(() => expect(view.states).toEqual(['ended']));
  expect(view.platform.shown).toEqual([toast('error', 'You already have wished for Shalik 110')]);
});

test('a report needs a reason, and takes a note', async () => {
  const call = vi.fn(() => done);
  const view = draw('report', { 'POST /reportedItems': call });
  await view.press('Send report');
  expect(screen.getByText('Choose what is wrong.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await view.user.click(screen.getByLabelText('It is already sold'));
  await view.user.type(screen.getByLabelText('Note'), 'The seller told me.');
  await view.press('Send report');
  expect(asked(call)).toMatchObject([
    { productId: 'p1', reason: 'already_sold', note: 'The seller told me.' },
  ]);
  expect(view.platform.shown).toEqual([toast('success', 'Reported To Admin.')]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a second report is told the server’s sentence; a lost one keeps its words', async () => {
  const view = draw('report', { 'POST /reportedItems': new NetworkError() });
  await view.user.click(screen.getByLabelText('Something else'));
  await view.press('Send report');
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  view.platform.api.answer({
    'POST /reportedItems': refusal('You already have reported Shalik 110'),
  });
  await view.press('Send report');
  expect(view.platform.shown).toEqual([toast('error', 'You already have reported Shalik 110')]);
});

test('asks the seller: opens the conversation and leads there', async () => {
  const view = draw('ask', { 'POST /conversations': { acknowledged: true, insertedId: 'c7' } });
  await waitFor(() => expect(view.path()).toBe('/dashboard/messages/c7'));
});

const held = (status: Booking['status']) => ({
  'GET /bookings': [booking({ _id: 'b1', productId: 'p1', status })],
});

test.each([
  ['buyer', 'pending_payment', { p1: { path: '/dashboard/payment/b1', isToPay: true } }],
  ['buyer', 'paid', { p1: { path: '/dashboard/myorders', isToPay: false } }],
  ['buyer', 'cancelled', {}],
  ['seller', 'pending_payment', { p1: { path: '/dashboard/payment/b1', isToPay: true } }],
] as const)('tells the page what one holds (by now a %s; %s)', async (role, status, expected) => {
  const session = role === 'buyer' ? buyer : formerBuyer;
  const view = draw(undefined, held(status), { session, asksHeld: true });
  await waitFor(() =>
    expect(view.platform.api.calls).toContain('GET /bookings?email=a@b.example&limit=24'),
  );
  await waitFor(() => expect(view.own()?.held).toEqual(expected));
  const hasAsked = view.platform.api.calls.some((call) => call.startsWith('GET /wishlist'));
  expect(hasAsked).toBe(role === 'buyer');
});

test('where no bike is reserved, nobody asks for bookings', () => {
  const view = draw(undefined);
  expect(view.platform.api.calls.filter((call) => call.startsWith('GET /bookings'))).toEqual([]);
});
