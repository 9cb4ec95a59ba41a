import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import { knowsEvent } from './payments.repository.ts';
import type { Payments } from './payments.ts';
import { settle } from './settle.ts';

/** Bytes of the largest event; Stripe's are below 256 kB. */
const bodyLimit = 512_000;

/**
 * Where the provider tells what happened. The signature over the very bytes is the only proof of who
 * calls, so nothing may read the body before it is checked.
 */
export const webhookRoutes: FastifyPluginAsync<{ payments: Payments }> = async (
  app,
  { payments },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );

  route(app, calls.payments.webhook, { limit: 'read' }, async (request) => {
    const signature = request.headers['stripe-signature'];
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
      throw new AppError('bad_request');
    }
    const event = payments.provider.verifyWebhook(request.body, signature);
    await apply(payments, event);
    return { received: true };
  });
};

async function apply(
  payments: Payments,
  event: ReturnType<Payments['provider']['verifyWebhook']>,
): Promise<void> {
  if (event.intentId === null || (await knowsEvent(payments.db, event.id))) return;
  const settled = await settle(payments, event.intentId, event);
  if (!settled) payments.log.info({ event: event.id }, 'an event about no payment of ours');
}
