import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PaymentsPort } from '../port.ts';

/** What a way to pay cannot do, whoever offers it. */
export type Limits = {
  /** A refused payment is over, there is one refund of each, and no bank asks in between. */
  isWallet?: boolean;
};

/** A provider under test, and a buyer's browser, which alone confirms. */
export type Subject = {
  payments: PaymentsPort;
  /** Pays with one of Stripe's ready-made test methods, such as `pm_card_visa`. */
  confirm: (intentId: string, method: string) => Promise<void>;
  stop: () => Promise<void>;
};

const visa = 'pm_card_visa';
const declined = 'pm_card_visa_chargeDeclined';
const challenged = 'pm_card_threeDSecure2Required';

const order = (changes: { amount?: number; idempotencyKey?: string } = {}) => ({
  amount: 8_700_000,
  currency: 'bdt',
  metadata: { bookingId: 'b-1', buyerId: 'u-1', paymentId: 'p-1' },
  idempotencyKey: randomUUID(),
  returnUrl: 'http://localhost/dashboard/payment/b-1',
  ...changes,
});

const newRefund = (intentId: string, changes: { amount?: number } = {}) => ({
  intentId,
  idempotencyKey: randomUUID(),
  reason: 'requested_by_customer' as const,
  ...changes,
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

/**
 * What the product needs of a card payment provider, whichever it is and wherever it runs.
 *
 * @param start begins with any number of other intents there
 */
export function describePaymentsContract(
  start: () => Promise<Subject>,
  { isWallet = false }: Limits = {},
): void {
  let subject: Subject;
  let payments: PaymentsPort;
  beforeAll(async () => {
    subject = await start();
    ({ payments } = subject);
  });
  afterAll(() => subject.stop());

  const paid = async (method = visa) => {
    const { id } = await payments.createIntent(order());
    await subject.confirm(id, method);
    return id;
  };
  describe('an intent', () => {
    test('says what it is about, in poisha, and has a secret for its buyer', async () => {
      const intent = await payments.createIntent(order());
      expect(intent).toMatchObject({
        status: 'created',
        amount: 8_700_000,
        received: 0,
        currency: 'bdt',
        metadata: { bookingId: 'b-1', buyerId: 'u-1', paymentId: 'p-1' },
        clientSecret: expect.stringMatching(isWallet ? /^https?:/ : /^.+_secret_.+$/),
      });
      expect(await payments.retrieveIntent(intent.id)).toEqual(intent);
    });

    test('is the same for the same key', async () => {
      const idempotencyKey = randomUUID();
      const first = await payments.createIntent(order({ idempotencyKey }));
      const second = await payments.createIntent(order({ idempotencyKey }));
      expect(second).toEqual(first);
    });

    test('is not made for another amount under the same key', async () => {
      const idempotencyKey = randomUUID();
      await payments.createIntent(order({ idempotencyKey }));
      const other = payments.createIntent(order({ idempotencyKey, amount: 9_000_000 }));
      expect(await refusalOf(other)).toBe('internal');
    });

    test.each([
      ['of nine digits', 100_000_000],
      ['of less than a bank takes', 100],
    ])('%s is refused', async (_size, amount) => {
      expect(await refusalOf(payments.createIntent(order({ amount })))).toBe('internal');
    });

    test('that nobody made is none', async () => {
      expect(await payments.retrieveIntent('pi_nobody')).toBeUndefined();
    });
  });

  describe('paying', () => {
    test('succeeds with the amount received', async () => {
      expect(await payments.retrieveIntent(await paid())).toMatchObject({
        status: 'succeeded',
        received: 8_700_000,
        refunds: { returned: 0, pending: 0, failed: 0 },
      });
    });

    test.skipIf(isWallet)(
      'with a refused card can be tried again, and the refusals are counted',
      async () => {
        const id = await paid(declined);
        await subject.confirm(id, declined);
        const intent = await payments.retrieveIntent(id);
        expect(intent).toMatchObject({ status: 'failed', received: 0, declines: { count: 2 } });
        expect(Date.now() - Number(intent?.declines.latest)).toBeLessThan(60_000);
        await subject.confirm(id, visa);
        expect(await payments.retrieveIntent(id)).toMatchObject({ status: 'succeeded' });
      },
    );

    test.skipIf(isWallet)('waits while the bank asks its customer', async () => {
      const id = await paid(challenged);
      expect(await payments.retrieveIntent(id)).toMatchObject({ status: 'requires_action' });
    });
  });

  describe('ending an intent', () => {
    test.each([
      ['unpaid', undefined],
      ['after a refused card', declined],
      ['while the bank asks', challenged],
    ])('%s, it can be paid no more', async (_state, method) => {
      if (isWallet && method !== undefined) return;
      const { id } = await payments.createIntent(order());
      if (method !== undefined) await subject.confirm(id, method);
      await payments.cancelIntent(id);
      expect(await payments.retrieveIntent(id)).toMatchObject({ status: 'cancelled' });
      await subject.confirm(id, visa);
      expect(await payments.retrieveIntent(id)).toMatchObject({ status: 'cancelled', received: 0 });
    });

    test('is too late once it is paid, or ended', async () => {
      const { id } = await payments.createIntent(order());
      await payments.cancelIntent(id);
      expect(await refusalOf(payments.cancelIntent(id))).toBe('conflict');
      expect(await refusalOf(payments.cancelIntent(await paid()))).toBe('conflict');
    });

    test('that does not exist', async () => {
      expect(await refusalOf(payments.cancelIntent('pi_nobody'))).toBe('not_found');
    });
  });

  describe('a refund', () => {
    test('gives everything back, once', async () => {
      const id = await paid();
      await payments.refund(newRefund(id));
      const { refunds } = (await payments.retrieveIntent(id)) ?? {};
      expect(Number(refunds?.returned) + Number(refunds?.pending)).toBe(8_700_000);
      expect(await refusalOf(payments.refund(newRefund(id)))).toBe('conflict');
    });

    test.skipIf(isWallet)('is the same for the same key', async () => {
      const id = await paid();
      const wanted = newRefund(id, { amount: 1_000_000 });
      await payments.refund(wanted);
      await payments.refund(wanted);
      const { refunds } = (await payments.retrieveIntent(id)) ?? {};
      expect(Number(refunds?.returned) + Number(refunds?.pending)).toBe(1_000_000);
    });

    test.skipIf(isWallet)('of a part leaves the rest', async () => {
      const id = await paid();
      await payments.refund(newRefund(id, { amount: 700_000 }));
      await payments.refund(newRefund(id));
      const { refunds } = (await payments.retrieveIntent(id)) ?? {};
      expect(Number(refunds?.returned) + Number(refunds?.pending)).toBe(8_700_000);
    });

    test('of what was not paid is refused', async () => {
      const { id } = await payments.createIntent(order());
      expect(await refusalOf(payments.refund(newRefund(id)))).toBe('internal');
    });
  });
}
