import {
  IntentAnswer,
  NewIntent,
  NewPayment,
  PaymentAnswer,
  PaymentPending,
} from '@motohaat/contract/payments';
import type { FastifyPluginAsync } from 'fastify';
import type { InferOutput } from 'valibot';

import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { confirmPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import type { Payments } from './payments.ts';

const buyersOnly = { access: ['buyer'], otherRoles: 'Only buyers can pay.' } as const;
const refusal = { acknowledged: false };

/** Paying for a booking by card. */
export const paymentRoutes: FastifyPluginAsync<{ payments: Payments }> = async (
  app,
  { payments },
) => {
  app.post<{ Body: NewIntent }>(
    '/create-payment-intent',
    {
      config: { ...buyersOnly, refusal, idempotency: 'rerun' },
      schema: {
        summary: 'Opens the card form for an unpaid booking',
        tags: ['payments'],
        body: input(NewIntent),
        response: { 200: output(IntentAnswer) },
      },
    },
    async (request): Promise<IntentAnswer> => {
      const clientSecret = await openPayment(payments, accountOf(request).id, request.body);
      return { clientSecret };
    },
  );

  app.post<{ Body: NewPayment }>(
    '/payments',
    {
      // A repeat asks again: what was being decided may be decided now.
      config: { ...buyersOnly, ownEmail: 'body', refusal, idempotency: 'rerun' },
      schema: {
        summary: 'Asks the server to look at a payment that the card form reported',
        tags: ['payments'],
        body: input(NewPayment),
        response: { 200: output(PaymentAnswer), 202: output(PaymentPending) },
      },
    },
    async (request, reply): Promise<PaymentAnswer | InferOutput<typeof PaymentPending>> => {
      const insertedId = await confirmPayment(payments, accountOf(request).id, request.body);
      if (insertedId !== undefined) return { insertedId };
      reply.code(202);
      return { message: 'Payment is being confirmed' };
    },
  );
};
