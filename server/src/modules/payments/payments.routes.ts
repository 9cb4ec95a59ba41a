import * as calls from '@motohaat/contract/calls';
import { inLanguage } from '@motohaat/domain/language';
import type { FastifyPluginAsync } from 'fastify';

import { languageOf, messagesFor } from '../../http/request-language.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import type { Payments } from './payments.ts';

/** Paying for a booking, by card or by bKash. */
export const paymentRoutes: FastifyPluginAsync<{
  payments: Payments;
  publicOrigin: string | undefined;
}> = async (app, { payments, publicOrigin }) => {
  route(app, calls.payments.openIntent, async (request, reply) => {
    const origin = siteOrigin(request, publicOrigin);
    const language = languageOf(request, reply);
    const returnUrlOf = (id: string) => origin + inLanguage(language, `/dashboard/payment/${id}`);
    return openPayment(payments, accountOf(request).id, request.body, returnUrlOf);
  });

  route(app, calls.payments.create, async (request, reply) => {
    const insertedId = await confirmPayment(payments, accountOf(request).id, request.body);
    if (insertedId !== undefined) return { status: 200, body: { insertedId } };
    return { status: 202, body: { message: messagesFor(request, reply).payments.confirming } };
  });
};
