import type { FastifyInstance } from 'fastify';

import { addFailureControl } from '../failure-injection.ts';
import { readFields, readText } from '../fields.ts';
import { CONTROL_PREFIX } from '../request-guard.ts';
import { cancel, enter, findPayment, OTP, PIN, refund, type Wallet } from './wallet.ts';

const PREFIX = `${CONTROL_PREFIX}bkash/`;

/** Calls for tests: confirm or refuse a payment as its payer would, give it back as in bKash's console. */
export async function bkashControl(
  app: FastifyInstance,
  { wallet }: { wallet: Wallet },
): Promise<void> {
  addFailureControl(app, wallet.failures, `${PREFIX}faults`);
  app.get(`${PREFIX}state`, () => ({ payments: Object.values(wallet.state.value.payments) }));
  app.post(`${PREFIX}tokens/forget`, () => {
    wallet.tokens.clear();
    return {};
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}payments/:id/confirm`, (request) => {
    const payment = findPayment(wallet, request.params.id);
    const number = readText(readFields(request.body), 'wallet') ?? '01770618575';
    for (const text of [number, OTP, PIN]) enter(wallet, payment, text);
    return payment;
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}payments/:id/cancel`, (request) => {
    const payment = findPayment(wallet, request.params.id);
    cancel(wallet, payment);
    return payment;
  });
  app.post<{ Params: { id: string } }>(`${PREFIX}payments/:id/refund`, (request) => {
    const payment = findPayment(wallet, request.params.id);
    refund(wallet, payment, payment.amount);
    return payment;
  });
}
