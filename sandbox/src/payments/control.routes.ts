import type { FastifyInstance } from 'fastify';

import { HttpError } from '../errors.ts';
import { addFailureControl } from '../failure-injection.ts';
import { type Fields, readCount, readFields, readFlag, readText } from '../fields.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { CONTROL_PREFIX } from '../request-guard.ts';
import { advance, STEPS } from './advance.ts';
import { DISPUTE_STEPS, findDispute, moveDispute, openDispute } from './disputes.ts';
import { findIntent } from './intents.ts';
import type { Event, RefundStatus } from './objects.ts';
import type { Payments } from './payments.ts';
import { createRefund, findRefund, moveRefund } from './refunds.ts';
import type { WebhookEndpoint, WebhookSettings } from './webhooks.ts';

const PREFIX = `${CONTROL_PREFIX}payments/`;
const REFUND_STEPS: RefundStatus[] = ['pending', 'succeeded', 'failed'];

/** Calls for tests: steer the webhooks, inject failures, move payments on, and look at everything. */
export async function paymentsControl(
  app: FastifyInstance,
  { payments }: { payments: Payments },
): Promise<void> {
  const { webhooks } = payments;
  addFailureControl(app, payments.failures, `${PREFIX}faults`);

  app.post(`${PREFIX}reset`, () => {
    payments.reset();
    return {};
  });

  app.get(`${PREFIX}state`, () => {
    const { intents, charges, refunds, disputes, events } = payments.state.value;
    return {
      intents: Object.values(intents),
      charges: Object.values(charges),
      refunds: Object.values(refunds),
      disputes: Object.values(disputes),
      events: Object.values(events),
      deliveries: webhooks.deliveries,
      calls: payments.calls.list,
    };
  });

  app.get(`${PREFIX}webhook`, () => visibleSettings(webhooks.settings));
  app.post(`${PREFIX}webhook`, (request) => {
    webhooks.configure(readSettings(readFields(request.body)));
    return visibleSettings(webhooks.settings);
  });
  app.post(`${PREFIX}webhook/resend`, async (request) => {
    const events = eventsToResend(payments, readFields(request.body));
    for (const event of events) await webhooks.resend(event);
    return { resent: events.map(({ id }) => id) };
  });

  app.post<{ Params: { id: string } }>(`${PREFIX}intents/:id/advance`, (request) => {
    const to = readText(readFields(request.body), 'to');
    const intent = findIntent(payments, request.params.id);
    return advance(payments, intent, choose(STEPS, to));
  });
  // As in the vendor's own console.
  app.post<{ Params: { id: string } }>(`${PREFIX}intents/:id/refund`, (request) => {
    const amount = readCount(readFields(request.body), 'amount');
    return createRefund(payments, {
      payment_intent: request.params.id,
      ...(amount !== undefined && { amount: String(amount) }),
    });
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}intents/:id/dispute`, (request) =>
    openDispute(payments, findIntent(payments, request.params.id)),
  );
  app.post<{ Params: { id: string } }>(`${PREFIX}disputes/:id/advance`, (request) => {
    const to = readText(readFields(request.body), 'to');
    const dispute = findDispute(payments, request.params.id);
    return moveDispute(payments, dispute, choose(DISPUTE_STEPS, to));
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}refunds/:id/advance`, (request) => {
    const to = readText(readFields(request.body), 'to');
    return moveRefund(payments, findRefund(payments, request.params.id), choose(REFUND_STEPS, to));
  });
}

function readSettings(fields: Fields): Partial<WebhookSettings> {
  const endpoint = readEndpoint(fields);
  const settings = {
    paused: readFlag(fields, 'paused'),
    delayMs: readCount(fields, 'delayMs'),
    duplicates: readCount(fields, 'duplicates'),
    reorder: readFlag(fields, 'reorder'),
  };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(endpoint && { endpoint }) };
}

function readEndpoint(fields: Fields): WebhookEndpoint | undefined {
  const url = readText(fields, 'url');
  const secret = readText(fields, 'secret');
  if (url === undefined && secret === undefined) return undefined;
  if (!url || !secret) throw new HttpError(400, "A webhook needs both 'url' and 'secret'.");
  if (!isLoopbackUrl(url)) {
    throw new HttpError(400, `Webhooks go to this computer only; ${url} is another.`);
  }
  return { url, secret };
}

function visibleSettings({ endpoint, ...settings }: WebhookSettings): object {
  return { url: endpoint?.url ?? null, ...settings };
}

function eventsToResend(payments: Payments, fields: Fields): Event[] {
  const { events } = payments.state.value;
  if (readFlag(fields, 'all')) return Object.values(events);
  const event = events[readText(fields, 'event') ?? ''];
  if (!event) throw new HttpError(404, "There is no such event; give 'event' an id, or 'all'.");
  return [event];
}

function choose<T extends string>(choices: readonly T[], text: string | undefined): T {
  const choice = choices.find((word) => word === text);
  if (choice !== undefined) return choice;
  throw new HttpError(400, `'to' must be one of ${choices.join(', ')}.`);
}
