import { ApiError, NetworkError } from '@motohaat/api/errors';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CardResult } from '../features/payment/card-result.ts';
import { conflict, draw, one, paid, payButton, secret, unpaid } from './testing/payment-scene.tsx';

/** The card provider in memory: a field that is complete at a click, and results from a list. */
const card = vi.hoisted(() => ({
  load: vi.fn(async (): Promise<unknown> => ({})),
  charge: vi.fn(async (_secret: string, _payer: { name: string }): Promise<unknown> => ({
    status: 'closed',
  })),
}));
vi.mock('../features/payment/stripe.tsx', () => ({
  loadCardProvider: card.load,
  CardForm: ({ children }: { children: React.ReactNode }) => children,
  CardField: ({
    onChange,
    disabled,
  }: {
    disabled: boolean;
    onChange: (card: { complete: boolean; error?: string }) => void;
  }) => (
    <>
      <button type="button" disabled={disabled} onClick={() => onChange({ complete: true })}>
        fill in
      </button>
      <button
        type="button"
        onClick={() => onChange({ complete: false, error: 'Your card number is invalid.' })}
      >
        mistype
      </button>
    </>
  ),
  usePayByCard: () => card.charge,
}));

beforeEach(() => {
  card.load.mockReset().mockResolvedValue({});
  card.charge.mockReset();
});

const charged: CardResult = { status: 'charged', transactionId: 'pi_1' };

async function drawReady(api = {}) {
  const view = draw(unpaid(), api);
  await view.user.click(await screen.findByRole('button', { name: 'fill in' }));
  await waitFor(async () => expect((await payButton()).disabled).toBe(false));
  return { ...view, pay: async () => view.user.click(await payButton()) };
}

test('shows what is paid for, in BDT, with the place and the time left', async () => {
  draw();
  expect(await screen.findByRole('heading', { name: 'Shalik 110' })).toBeTruthy();
  expect(screen.getByText('BDT 1,45,000')).toBeTruthy();
  expect(screen.getByText('Meet at Mirpur 10, Dhaka')).toBeTruthy();
  expect(screen.getByText(/47 hours 59 minutes left to pay|48 hours left to pay/)).toBeTruthy();
});

test('Pay works once the client secret is there and the card is complete, not before', async () => {
  const pending: { answer?: (value: unknown) => void } = {};
  const { user } = draw(unpaid(), {
    'POST /create-payment-intent': () => new Promise((resolve) => (pending.answer = resolve)),
  });
  expect((await payButton()).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'fill in' }));
  expect((await payButton()).disabled).toBe(true);
  await act(async () => pending.answer?.({ clientSecret: secret }));
  await waitFor(async () => expect((await payButton()).disabled).toBe(false));
  await user.click(screen.getByRole('button', { name: 'mistype' }));
  expect((await payButton()).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Your card number is invalid.');
});

test('asks for one intent with the booking and its price, and charges once in the buyer’s name', async () => {
  const open = vi.fn(() => ({ clientSecret: secret }));
  card.charge.mockReturnValue(new Promise(() => undefined));
  const { pay } = await drawReady({ 'POST /create-payment-intent': open });
  await pay();
  await pay();
  const body = { price: 145_000, bookingId: 'b1' };
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
  expect(card.charge).toHaveBeenCalledExactlyOnceWith(secret, { name: 'Asha Rahman' });
  expect((await payButton()).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(/being charged/)).toBeTruthy();
});

test('success: the server has the payment, and toast and page say so with the transaction id', async () => {
  const record = vi.fn(() => ({ insertedId: 'y1' }));
  const { platform, pay } = await drawReady({ 'POST /payments': record });
  card.charge.mockResolvedValue(charged);
  platform.api.answer({ [one]: paid });
  await pay();
  const heading = await screen.findByRole('heading', { name: 'Congrats! your payment completed' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByText('pi_1').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Go to My Orders' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(platform.shown).toEqual([
    { kind: 'success', message: 'Congrats! your payment completed' },
  ]);
  const body = { transactionId: 'pi_1', bookingId: 'b1', price: 145_000, email: 'a@b.example' };
  expect(record).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
});

test('a declined card is said in red at once, the card stays, and Pay works again', async () => {
  const { platform, pay } = await drawReady({ 'POST /payments': { insertedId: 'y1' } });
  card.charge.mockResolvedValueOnce({ status: 'refused', message: 'Your card was declined.' });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined.');
  expect((await payButton()).getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(await payButton());
  card.charge.mockResolvedValueOnce(charged);
  platform.api.answer({ [one]: paid });
  await pay();
  expect(await screen.findByText('Congrats! your payment completed')).toBeTruthy();
  expect(card.charge).toHaveBeenCalledTimes(2);
});

test('while the server waits for the provider’s word the page says so, and asks until it has it', async () => {
  const answers: unknown[] = [{ message: 'Payment is being confirmed' }, { insertedId: 'y1' }];
  const { platform, pay } = await drawReady({ 'POST /payments': () => answers.shift() });
  card.charge.mockResolvedValue(charged);
  await pay();
  expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  platform.api.answer({ [one]: paid });
  const success = await screen.findByText('Congrats! your payment completed', undefined, {
    timeout: 3000,
  });
  expect(success).toBeTruthy();
});

test('a charge whose report is lost is reported again', async () => {
  const answers: unknown[] = [new NetworkError(), { insertedId: 'y1' }];
  const { platform, pay } = await drawReady({ 'POST /payments': () => answers.shift() });
  card.charge.mockResolvedValue(charged);
  platform.api.answer({ [one]: paid });
  await pay();
  const options = { timeout: 3000 };
  await screen.findByText('Congrats! your payment completed', undefined, options);
  expect(answers).toEqual([]);
});

test('a connection lost at the charge: the server is asked, and what it says is shown', async () => {
  const { platform, pay } = await drawReady({
    'POST /payments': conflict('This payment has not succeeded.'),
  });
  card.charge.mockResolvedValue({ status: 'unknown', transactionId: 'pi_1' });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The connection was lost before your card was charged. Try again.',
  );
  platform.api.answer({ 'POST /payments': { insertedId: 'y1' }, [one]: paid });
  await pay();
  expect(await screen.findByText('Congrats! your payment completed')).toBeTruthy();
});

test('a charge that the server returns ends on the page that says so', async () => {
  const message = 'The payment came after the hold had ended. Your money is being returned.';
  const { platform, pay } = await drawReady({ 'POST /payments': conflict(message) });
  card.charge.mockResolvedValue(charged);
  platform.api.answer({ [one]: unpaid({ status: 'refund_pending', reason: message }) });
  await pay();
  expect(await screen.findByRole('heading', { name: 'Refund on its way' })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test('an intent that was closed meanwhile is replaced, and Pay works again', async () => {
  const secrets = [{ clientSecret: secret }, { clientSecret: 'pi_2_secret_y' }];
  const { pay } = await drawReady({ 'POST /create-payment-intent': () => secrets.shift() });
  card.charge.mockResolvedValue({ status: 'closed' });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Press Pay again/);
  await pay();
  expect(card.charge.mock.lastCall?.[0]).toBe('pi_2_secret_y');
});

test('an intent that cannot be replaced: the reason is said, and nothing can be paid until it can', async () => {
  const { platform, pay, user } = await drawReady();
  const message = 'Too many tries to pay. Try again in 60 minutes.';
  const tooMany = new ApiError({ status: 429, code: 'rate_limited', message, retryAfter: 3600 });
  platform.api.answer({ 'POST /create-payment-intent': tooMany });
  card.charge.mockResolvedValue({ status: 'closed' });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect((await payButton()).disabled).toBe(true);
  platform.api.answer({ 'POST /create-payment-intent': { clientSecret: 'pi_2_secret_y' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await payButton()).disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the form that is sent twice at once, past the button, charges once', async () => {
  card.charge.mockReturnValue(new Promise(() => undefined));
  await drawReady();
  const { form } = await payButton();
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(card.charge).toHaveBeenCalledTimes(1);
});

test('a charge that is not confirmed in the end leaves an empty card field, and Pay waits for it', async () => {
  const answers: unknown[] = [new NetworkError(), conflict('This payment has not succeeded.')];
  const { pay } = await drawReady({ 'POST /payments': () => answers.shift() });
  card.charge.mockResolvedValue(charged);
  await pay();
  const alert = await screen.findByRole('alert', undefined, { timeout: 3000 });
  expect(alert.textContent).toBe('This payment has not succeeded.');
  expect((await payButton()).disabled).toBe(true);
});

test('when the card form cannot be opened the reason is said, the card stays, and Try again opens it', async () => {
  const { platform, user } = draw(unpaid(), { 'POST /create-payment-intent': new NetworkError() });
  await user.click(await screen.findByRole('button', { name: 'fill in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. Try again.');
  platform.api.answer({ 'POST /create-payment-intent': { clientSecret: secret } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await payButton()).disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a provider’s script that does not come is said, and Retry loads it', async () => {
  card.load.mockRejectedValueOnce(new Error('blocked'));
  const { user } = draw();
  expect(await screen.findByText(/^The card form could not be loaded/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await payButton()).toBeTruthy();
});
