import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox } from '@motohaat/sandbox';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Stripe } from 'stripe';

import type { PaymentsPort } from '../adapters/payments/port.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';

const webhookSecret = 'whsec_of_tests_1234';

/** What the sandbox remembers. */
export type ProviderState = {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  events: Stripe.Event[];
  calls: { method: string; path: string; idempotencyKey: string | null }[];
};

/** Something that goes wrong at the provider; see the sandbox's injected failures. */
type ProviderFailure = {
  match: string;
  method?: string;
  status?: number;
  delayMs?: number;
  drop?: boolean;
  after?: boolean;
  times?: number;
};

/** The card payment provider of a test: the sandbox, and Stripe's SDK as buyers and admins use it. */
export type TestProvider = {
  provider: PaymentsPort;
  /** Of the sandbox. */
  url: string;
  stripe: Stripe;
  /** Tries to pay, with one of Stripe's ready-made test methods; a refused card is an outcome. */
  confirm: (intentId: string, method?: string) => Promise<void>;
  /** Moves an intent on without its buyer: `processing`, `succeeded`, `requires_payment_method`. */
  advance: (intentId: string, to: string) => Promise<void>;
  /** Lets a refund go another way, as banks do. */
  moveRefund: (refundId: string, to: 'pending' | 'succeeded' | 'failed') => Promise<void>;
  /** The buyer's bank disputes a paid intent. */
  dispute: (intentId: string) => Promise<Stripe.Dispute>;
  /** Lets a bank go on with a dispute. */
  moveDispute: (disputeId: string, to: 'under_review' | 'won' | 'lost') => Promise<void>;
  failures: (failures: ProviderFailure[]) => Promise<void>;
  state: () => Promise<ProviderState>;
  /** Forgets everything. */
  reset: () => Promise<void>;
  /** Tells an event as Stripe does. */
  tell: (app: FastifyInstance, event: Stripe.Event) => Promise<LightMyRequestResponse>;
  stop: () => Promise<void>;
};

export async function startTestProvider(): Promise<TestProvider> {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-provider-'));
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dir, log: () => {} });
  const { secretKey, apiBase } = sandbox.payments;
  const { hostname: host, port } = new URL(apiBase);
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false });

  async function control(call: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${apiBase}/__sandbox/payments/${call}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    provider: stripePayments({ secretKey, webhookSecret, apiBase }),
    url: sandbox.url,
    stripe,
    confirm: async (intentId, method = 'pm_card_visa') => {
      try {
        await stripe.paymentIntents.confirm(intentId, { payment_method: method });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      }
    },
    advance: async (intentId, to) => {
      await control(`intents/${intentId}/advance`, { to });
    },
    moveRefund: async (refundId, to) => {
      await control(`refunds/${refundId}/advance`, { to });
    },
    dispute: async (intentId) =>
      (await control(`intents/${intentId}/dispute`, {})) as Stripe.Dispute,
    moveDispute: async (disputeId, to) => {
      await control(`disputes/${disputeId}/advance`, { to });
    },
    failures: async (failures) => {
      await control('faults', failures);
    },
    reset: async () => {
      await control('reset', {});
    },
    state: async () => (await control('state')) as ProviderState,
    tell: (app, event) => sendWebhook(app, JSON.stringify(event)),
    stop: async () => {
      await sandbox.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** How a webhook comes: signed now, with the right secret, unless told otherwise. */
export type Signing = { secret?: string; timestamp?: number; signed?: string };

/** Sends a webhook; `signed` is the text that the signature is for, when it is another. */
export async function sendWebhook(
  app: FastifyInstance,
  payload: string,
  signing: Signing = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/webhooks/payments',
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload, signing) },
    payload,
  });
}

/** The value of `Stripe-Signature`. */
export function sign(payload: string, { secret = webhookSecret, timestamp, signed }: Signing = {}) {
  return new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload: signed ?? payload,
    secret,
    timestamp: timestamp ?? Math.floor(Date.now() / 1000),
  });
}
