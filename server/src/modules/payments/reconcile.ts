import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { requestIntent } from './open-payment.ts';
import {
  listWaiting,
  type PaymentRow,
  takeKept,
  type WaitingPayment,
} from './payments.repository.ts';
import type { Payments } from './payments.ts';
import { settle } from './settle.ts';
import { abandon } from './withdraw.ts';

/** Minutes for which the browser and the webhook are left to bring the news. */
const quietMinutes = 5;
/** Minutes for which the provider is asked again for an intent whose answer was lost. */
const askingMinutes = 60;
const minute = 60_000;
const pageSize = 100;

/**
 * Asks the provider about every payment that waits: webhooks may never come, and a process may die
 * between any two steps (invariant I10). Of those that count it asks about some more, in turn: their money
 * may be given back in the provider's own console, and banks dispute charges months later. One that
 * fails does not keep the others.
 *
 * @param signal ends it between two payments
 * @returns how many were looked at
 */
export async function reconcilePayments(
  payments: Payments,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<number> {
  const quietSince = new Date(now.getTime() - quietMinutes * minute);
  let count = 0;
  for (const kind of ['open', 'returns', 'disputes'] as const) {
    // Money that has to go back waits for nobody.
    const before = kind === 'open' ? quietSince : now;
    let after: string | undefined;
    do {
      // Gently: the provider limits how much it is asked.
      const page = await listWaiting(payments.db, kind, { before, after, limit: pageSize });
      for (const payment of page) {
        if (signal?.aborted) return count;
        await reconcile(payments, payment, now);
        count += 1;
      }
      after = page.at(-1)?.id;
    } while (after !== undefined);
  }
  for (const payment of await takeKept(payments.db, { before: quietSince, now, limit: pageSize })) {
    if (signal?.aborted) return count;
    await reconcile(payments, payment, now);
    count += 1;
  }
  return count;
}

async function reconcile(payments: Payments, waiting: WaitingPayment, now: Date): Promise<void> {
  try {
    if (waiting.transaction_id !== null) await settle(payments, waiting.transaction_id);
    else await reconcileUnnamed(payments, waiting, now);
  } catch (error) {
    payments.log.error({ err: error, payment: waiting.id }, 'a payment could not be reconciled');
  }
}

/** The process died before it had the provider's answer. */
async function reconcileUnnamed(payments: Payments, waiting: WaitingPayment, now: Date) {
  const payment = await findRow(payments.db, waiting.id);
  if (!payment) return;
  // The provider may repeat a failure for as long as it keeps the key: the next click gets a new one.
  // Nobody has seen the page of one that has a page: without it, nobody can pay by it.
  const isUnseen = payment.provider !== payments.provider.name;
  const isHopeless =
    isUnseen || waiting.created_at.getTime() < now.getTime() - askingMinutes * minute;
  if (isHopeless) return abandon(payments, payment);
  const intent = await requestIntent(payments, payment);
  if (intent) await settle(payments, intent.id);
}

async function findRow(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('transaction_id', 'is', null)
    .where(sql<boolean>`status = 'created'`)
    .executeTakeFirst();
}
