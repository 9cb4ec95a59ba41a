import type { PaymentsPort } from '../adapters/payments/port.ts';
import { AppError } from '../http/app-error.ts';
import type { Metrics } from './metrics.ts';

type Operation = 'createIntent' | 'retrieveIntent' | 'cancelIntent' | 'takeIntent' | 'refund';

/** The same provider, whose answers are counted and timed. */
export function measuredPayments(provider: PaymentsPort, metrics: Metrics): PaymentsPort {
  function measured<Args extends unknown[], Answer>(
    operation: Operation,
    ask: (...args: Args) => Promise<Answer>,
  ) {
    const duration = metrics.providerDuration(provider.name, operation);
    const count = (outcome: string) =>
      metrics.providerCalls(provider.name, operation, outcome).add();
    return async (...args: Args): Promise<Answer> => {
      const begin = performance.now();
      try {
        const answer = await ask(...args);
        count('done');
        return answer;
      } catch (error) {
        count(error instanceof AppError ? error.code : 'failed');
        throw error;
      } finally {
        duration.observe((performance.now() - begin) / 1000);
      }
    };
  }

  const { createIntent, retrieveIntent, cancelIntent, takeIntent, refund } = provider;
  return {
    ...provider,
    createIntent: measured('createIntent', createIntent),
    retrieveIntent: measured('retrieveIntent', retrieveIntent),
    cancelIntent: measured('cancelIntent', cancelIntent),
    ...(takeIntent && { takeIntent: measured('takeIntent', takeIntent) }),
    refund: measured('refund', refund),
  };
}
