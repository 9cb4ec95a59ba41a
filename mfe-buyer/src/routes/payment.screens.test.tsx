import { ApiError, NetworkError } from '@motohaat/api/errors';
import { createEvents } from '@motohaat/platform/events';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { conflict, draw, one, paid, payButton, unpaid } from './testing/payment-scene.tsx';

/** A card provider that is there, with a field in which nothing is typed. */
const card = vi.hoisted(() => ({ load: vi.fn(async (): Promise<unknown> => ({})) }));
vi.mock('../features/payment/stripe.tsx', () => ({
  loadCardProvider: card.load,
  CardForm: ({ children }: { children: React.ReactNode }) => children,
  CardField: () => null,
  usePayByCard: () => () => undefined,
}));

beforeEach(() => {
  card.load.mockClear();
});

test('a paid booking shows its transaction and no form, and asks for no intent', async () => {
  const { platform } = draw(paid);
  expect(
    await screen.findByRole('heading', { name: 'Congrats! your payment completed' }),
  ).toBeTruthy();
  expect(platform.api.calls).toEqual([one]);
  expect(card.load).not.toHaveBeenCalled();
});

test.each([
  ['expired', 'Expired', 'Look at the bike', '/products/p1/shalik-110'],
  ['cancelled', 'Cancelled', 'Look at the bike', '/products/p1/shalik-110'],
  ['refund_pending', 'Refund on its way', 'Go to My Orders', '/dashboard/myorders'],
  ['refunded', 'Refunded', 'Go to My Orders', '/dashboard/myorders'],
] as const)('a booking that is %s says so and leads on', async (status, title, link, target) => {
  draw(unpaid({ status }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(target);
  expect(card.load).not.toHaveBeenCalled();
});

test('another’s booking and an unknown one are the page for what does not exist', async () => {
  draw(new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('an amount that no card can pay is said before any card form', async () => {
  const { platform } = draw(unpaid({ price: 1_000_000 }));
  expect(await screen.findByText(/^A card can pay up to ৳9,99,999/)).toBeTruthy();
  expect(platform.api.calls).toEqual([one]);
  expect(card.load).not.toHaveBeenCalled();
});

test('a booking that was charged before a reload shows that, once the server has found it', async () => {
  const answers = [unpaid(), paid];
  draw(() => answers.shift(), {
    'POST /create-payment-intent': conflict('This booking is already paid.'),
  });
  expect(await screen.findByText('Congrats! your payment completed')).toBeTruthy();
});

test('a charge that is still being decided shows no card form', async () => {
  draw(unpaid(), {
    'POST /create-payment-intent': new ApiError({
      status: 409,
      code: 'in_progress',
      message: 'Your payment is being confirmed. Wait a moment.',
    }),
  });
  expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a refusal takes the place of the card form', async () => {
  draw(unpaid(), { 'POST /create-payment-intent': conflict('Your payment is being checked.') });
  expect((await screen.findByRole('alert')).textContent).toBe('Your payment is being checked.');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a booking that cannot be loaded says so, and Retry loads it', async () => {
  const { platform, user } = draw(new NetworkError());
  expect(await screen.findByText('The booking could not be loaded.')).toBeTruthy();
  platform.api.answer({ [one]: paid });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Congrats! your payment completed')).toBeTruthy();
});

test('what another tab paid ends the form here', async () => {
  const { platform } = draw();
  await payButton();
  platform.api.answer({ [one]: paid });
  createEvents().emit('data.changed', { nouns: ['bookings'] });
  expect(await screen.findByText('Congrats! your payment completed')).toBeTruthy();
});
