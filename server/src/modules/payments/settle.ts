import type { PaymentEvent } from '../../adapters/payments/port.ts';
import { AppError } from '../../http/app-error.ts';
import { auditedTransaction } from '../audit/audit.ts';
import { findPayment } from './payments.repository.ts';
import { type Payments, providerNamed } from './payments.ts';
import { type Settled, writeSettlement } from './write-settlement.ts';

/** How often an intent may move while it is being written down. */
const attempts = 8;

/**
 * Brings a payment, its booking and its bike to what the provider says of an intent: the only way to
 * `paid` (machine M3). Whoever calls it, how often and in which order, the end is the same, since
 * nothing but the provider's present answer counts.
 *
 * What has then to be done at the provider (to take or return money, to end an intent that must not be paid
 * any more) is done after the commit; if that fails, the reconciler does it.
 *
 * @param event the provider's event that asks for this, to be remembered with it
 * @returns nothing for an intent that is none of ours
 * @throws AppError `unavailable` if the provider cannot be asked; nothing was changed then
 */
export async function settle(
  payments: Payments,
  intentId: string,
  event?: PaymentEvent,
): Promise<Settled | undefined> {
  const settled = await record(payments, intentId, event);
  if (!settled || settled.next === 'nothing') return settled;
  try {
    await carryOut(payments, settled);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) {
      payments.log.error({ err: error, payment: settled.payment.id }, `${settled.next} failed`);
      return settled;
    }
    // It has moved on in the meantime; what it is now is read next.
  }
  return (await record(payments, intentId)) ?? settled;
}

/**
 * Asks, then writes. If somebody else wrote after the question was asked, the answer may be older
 * than what is stored: it is asked again.
 */
async function record(
  payments: Payments,
  intentId: string,
  event?: PaymentEvent,
): Promise<Settled | undefined> {
  const { db, log } = payments;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Each attempt starts from what the one before it found.
    const known = await findPayment(db, intentId);
    // Of an intent that is not stored only a webhook tells, and cards alone have them.
    const provider = known ? providerNamed(payments, known.provider) : payments.provider;
    const intent = await provider.retrieveIntent(intentId);
    if (!intent) {
      log.warn({ intent: intentId }, 'an intent that the provider does not know');
      return undefined;
    }
    const result = await auditedTransaction(db, (trx) =>
      writeSettlement(trx, { provider: provider.name, intent, known, event }),
    );
    if (result !== 'stale') return result;
  }
  throw new AppError('unavailable', { retryAfter: 1 });
}

async function carryOut(payments: Payments, { next, intent, payment }: Settled): Promise<void> {
  const provider = providerNamed(payments, payment.provider);
  if (next === 'take') return provider.takeIntent?.(intent.id);
  if (next === 'withdraw') return provider.cancelIntent(intent.id);
  return provider.refund({
    intentId: intent.id,
    // A refund that failed is tried again; one whose answer was lost is not.
    idempotencyKey: `refund:${intent.id}:v${intent.refunds.failed + 1}`,
    reason: payment.refund_reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
  });
}
