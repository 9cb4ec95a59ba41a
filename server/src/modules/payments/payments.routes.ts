import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { messagesFor } from '../../http/request-language.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import type { Payments } from './payments.ts';

/** Paying for a booking by card. */
export const paymentRoutes: FastifyPluginAsync<{ payments: Payments }> = async (
  app,
  { payments },
) => {
  route(app, calls.payments.openIntent, async (request) => {
    const clientSecret = await openPayment(payments, accountOf(request).id, request.body);
    return { clientSecret };
  });

  route(app, calls.payments.create, async (request, reply) => {
    const insertedId = await confirmPayment(payments, accountOf(request).id, request.body);
    if (insertedId !== undefined) return { status: 200, body: { insertedId } };
    return { status: 202, body: { message: messagesFor(request, reply).payments.confirming } };
  });
};
