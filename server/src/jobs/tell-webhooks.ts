import { forgetDeliveries } from '../platform/webhooks/deliveries.repository.ts';
import { deliveriesAtOnce, type Telling, tellSome } from '../platform/webhooks/tell-some.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

/** What was told or given up is kept so long, in ms: 30 days. */
const kept = 30 * 86_400_000;
/** Of what is old, so much goes in each run. */
const batch = 1_000;

/** Tells webhooks what is due, every five seconds. */
export function tellWebhooks(telling: Telling): Job {
  return {
    name: 'tell-webhooks',
    every: 5,
    run: async ({ signal, now, log }) => {
      const before = new Date(now().getTime() - kept);
      await forgetDeliveries(telling.db, { before, limit: batch });
      // In parts: what one address does not take must not hold up the others for long.
      await inParts(deliveriesAtOnce, signal, () => tellSome(telling, { now, signal, log }));
    },
  };
}
