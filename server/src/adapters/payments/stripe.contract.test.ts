import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox } from '@motohaat/sandbox';
import { Stripe } from 'stripe';
import { describe } from 'vitest';

import { stripePayments } from './stripe.ts';
import { describePaymentsContract, type Subject } from './testing/payments-contract.ts';

/** Stripe answers a refused card, and a try on an ended intent, with an error. */
async function confirmWith(stripe: Stripe, intentId: string, method: string): Promise<void> {
  try {
    await stripe.paymentIntents.confirm(intentId, { payment_method: method });
  } catch (error) {
    const isAnswer =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isAnswer) throw error;
  }
}

async function onSandbox(): Promise<Subject> {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-payments-'));
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dir, log: () => {} });
  const { secretKey, apiBase } = sandbox.payments;
  const { hostname: host, port } = new URL(apiBase);
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });
  return {
    payments: stripePayments({ secretKey, webhookSecret: 'whsec_none', apiBase }),
    confirm: (intentId, method) => confirmWith(stripe, intentId, method),
    stop: async () => {
      await sandbox.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

describe('Stripe’s adapter on the sandbox', () => {
  describePaymentsContract(onSandbox);
});

const secretKey = process.env['STRIPE_TEST_SECRET_KEY'];

/** The proof that the sandbox is like the original; costs nothing, but needs an account. */
describe.skipIf(secretKey === undefined)(
  'Stripe’s adapter on Stripe’s own test mode (skipped without STRIPE_TEST_SECRET_KEY)',
  () => {
    describePaymentsContract(async () => {
      if (!secretKey?.includes('_test_')) throw new Error('STRIPE_TEST_SECRET_KEY is no test key.');
      const stripe = new Stripe(secretKey, { telemetry: false });
      return {
        payments: stripePayments({ secretKey, webhookSecret: 'whsec_none' }),
        confirm: (intentId, method) => confirmWith(stripe, intentId, method),
        stop: async () => {},
      };
    });
  },
);
