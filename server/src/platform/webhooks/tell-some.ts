import type { Database } from '../../database/index.ts';
import { messagesIn } from '../../messages/index.ts';
import type { Log } from '../../plugins/logging.ts';
import {
  markDelivered,
  markVain,
  takeDueDeliveries,
  type TakenDelivery,
} from './deliveries.repository.ts';
import { messageOfFinding } from './finding-message.ts';
import { messageOf } from './message.ts';
import { type Sent, send } from './send.ts';
import { signatureHeaders, webhookKey } from './signature.ts';
import { endWebhook } from './webhooks.repository.ts';

/** Deliveries that are taken, and sent, at the same time. */
export const deliveriesAtOnce = 10;

/** What webhooks are told with. */
export type Telling = {
  db: Database;
  /** The server's own, of which keys are made. */
  secret: string;
  /** Whether this machine itself may be told. */
  development: boolean;
};

/**
 * Tells some of what is due. What was taken by a side whose answer is lost, and by a process that died
 * before it wrote so, is told once more under the same `webhook-id`.
 *
 * @returns how many were tried
 */
export async function tellSome(
  telling: Telling,
  { now, signal, log }: { now: () => Date; signal: AbortSignal; log: Pick<Log, 'warn' | 'error'> },
): Promise<number> {
  const { db } = telling;
  const taken = await takeDueDeliveries(db, { limit: deliveriesAtOnce, now: now() });
  await Promise.all(
    taken.map(async (delivery) => {
      const sent = await tell(telling, delivery, { at: now(), signal });
      const tried = { ...delivery, now: now() };
      if (sent.outcome === 'sent') return markDelivered(db, tried);
      if (sent.outcome === 'gone') await endWebhook(db, delivery.webhook_id, now());
      const error = wordsOf(sent);
      const isDead = await markVain(db, tried, { error, isFinal: sent.outcome === 'gone' });
      const about = { delivery: delivery.id, attempts: delivery.attempts, error };
      if (isDead) log.error(about, 'a webhook is given up');
      else log.warn(about, 'a webhook could not be told yet');
    }),
  );
  return taken.length;
}

async function tell(
  { db, secret, development }: Telling,
  { id, webhook_id: webhookId, url, revision, finding }: TakenDelivery,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<Sent> {
  const body = await (finding === null ? messageOf(db, revision) : messageOfFinding(db, finding));
  const key = webhookKey(secret, webhookId);
  const headers = signatureHeaders(key, { id: `msg_${id}`, at, body });
  return send(url, { headers, body }, { development, signal });
}

/** Why it was in vain, in words that say nothing of what the other side answered. */
function wordsOf(sent: Exclude<Sent, { outcome: 'sent' }>): string {
  const { webhooks: t } = messagesIn('en');
  if (sent.outcome === 'gone') return t.gone;
  if (sent.why === 'forbidden') return t.forbidden;
  return 'status' in sent.why ? t.answered(sent.why.status) : t.unreachable(sent.why.code);
}
