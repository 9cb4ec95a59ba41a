import type { Payments } from '../modules/payments/payments.ts';
import { reconcilePayments } from '../modules/payments/reconcile.ts';
import type { Job } from './runner.ts';

/** Asks the card payment provider about every payment that waits, at start and every five minutes. */
export function reconcilePaymentsJob(payments: Payments): Job {
  return {
    name: 'reconcile-payments',
    every: 300,
    run: async ({ signal, now }) => {
      await reconcilePayments(payments, { now: now(), signal });
    },
  };
}
