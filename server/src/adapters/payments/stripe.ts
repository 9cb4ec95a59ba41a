import { Stripe } from 'stripe';

import { AppError } from '../../http/app-error.ts';
import type { IntentStatus, PaymentEvent, PaymentsPort, ProviderIntent } from './port.ts';
import { translateStripeError } from './stripe.errors.ts';

/** The version that the pinned SDK was made for: an upgrade of either is a decision. */
const apiVersion = '2026-10-28.endive';

/** Milliseconds for one try, of which there are three: a buyer waits for the answer. */
const timeout = 5_000;
const maxNetworkRetries = 2;

/** Seconds that a webhook may be old (machine M3, "Webhook facts"). */
const webhookTolerance = 300;

/** Rows of one page; more refused cards or refunds than this matter to no rule. */
const pageSize = 100;

/** Disputes after which the money is where it was. */
const closedDisputes = new Set<string>(['won', 'warning_closed', 'prevented']);

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Only with a local stand-in: its address, without the `/v1`. */
  apiBase?: string | undefined;
};

/** Card payments by Stripe, through its official SDK. */
export function stripePayments({
  secretKey,
  webhookSecret,
  apiBase,
}: StripeSettings): PaymentsPort {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout,
    maxNetworkRetries,
    telemetry: false,
    ...(apiBase !== undefined && addressOf(apiBase)),
  });

  return {
    name: 'stripe',
    createIntent: ({ idempotencyKey, amount, currency, metadata }) =>
      translated(async () =>
        describe(
          await stripe.paymentIntents.create(
            { amount, currency, metadata, allowed_payment_method_types: ['card'] },
            { idempotencyKey },
          ),
        ),
      ),
    retrieveIntent: async (id) => {
      try {
        return await translated(async () => {
          const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
          return { ...describe(intent), ...(await lookCloser(stripe, intent)) };
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    cancelIntent: (id) =>
      translated(async () => {
        await stripe.paymentIntents.cancel(id);
      }),
    refund: ({ intentId, amount, idempotencyKey, reason }) =>
      translated(async () => {
        const params = {
          payment_intent: intentId,
          reason,
          ...(amount !== undefined && { amount }),
        };
        await stripe.refunds.create(params, { idempotencyKey });
      }),
    verifyWebhook: (rawBody, signature) => {
      try {
        return readEvent(
          stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, webhookTolerance),
        );
      } catch (cause) {
        throw new AppError('bad_request', { cause });
      }
    },
  };
}

function addressOf(apiBase: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol.replace(':', '') as 'http' | 'https' };
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translateStripeError(error);
  }
}

function describe(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    status: statusOf(intent),
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    clientSecret: intent.client_secret ?? '',
    declines: { count: 0, latest: null },
    refunds: { returned: 0, pending: 0, failed: 0 },
    disputes: { isOpen: false, lost: 0 },
  };
}

function statusOf({ status, last_payment_error: error }: Stripe.PaymentIntent): IntentStatus {
  switch (status) {
    case 'requires_payment_method':
      return error ? 'failed' : 'created';
    case 'requires_confirmation':
      return 'created';
    case 'canceled':
      return 'cancelled';
    case 'requires_action':
      return 'requires_action';
    case 'succeeded':
      return 'succeeded';
    // Also a state that Stripe may add one day: nothing is done until it becomes one of the above.
    default:
      return 'processing';
  }
}

/** What stands in lists of their own: refused cards of an open intent, what went back of a succeeded one. */
async function lookCloser(
  stripe: Stripe,
  { id, status, last_payment_error: error, latest_charge: last }: Stripe.PaymentIntent,
): Promise<Partial<ProviderIntent>> {
  const query = { payment_intent: id, limit: pageSize };
  if (status === 'succeeded') {
    const { data } = await stripe.refunds.list(query);
    const isDisputed = typeof last === 'object' && last?.disputed === true;
    const disputes = isDisputed ? (await stripe.disputes.list(query)).data : [];
    return { refunds: sumUp(data), disputes: sumUpDisputes(disputes) };
  }
  if (!error) return {};
  const { data } = await stripe.charges.list(query);
  const refused = data.filter((charge) => charge.status === 'failed');
  const latest = Math.max(...refused.map(({ created }) => created));
  return {
    declines: {
      count: refused.length,
      latest: refused.length > 0 ? new Date(latest * 1000) : null,
    },
  };
}

function sumUp(refunds: Stripe.Refund[]): ProviderIntent['refunds'] {
  const sum = { returned: 0, pending: 0, failed: 0 };
  for (const { status, amount } of refunds) {
    if (status === 'succeeded') sum.returned += amount;
    else if (status === 'failed' || status === 'canceled') sum.failed += 1;
    else sum.pending += amount;
  }
  return sum;
}

/** An inquiry of a bank, `warning_…`, may become a dispute; both are over once they are decided. */
function sumUpDisputes(disputes: Stripe.Dispute[]): ProviderIntent['disputes'] {
  const sum = { isOpen: false, lost: 0 };
  for (const { status, amount } of disputes) {
    if (status === 'lost') sum.lost += amount;
    else if (!closedDisputes.has(status)) sum.isOpen = true;
  }
  return sum;
}

/** Events are about intents, or about charges, refunds and disputes that name theirs. */
function readEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const object: { object?: string; id?: unknown; payment_intent?: unknown } = { ...data.object };
  const named = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return { id, type, intentId: typeof named === 'string' ? named : null };
}
