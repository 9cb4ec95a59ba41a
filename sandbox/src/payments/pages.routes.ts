import type { FastifyInstance } from 'fastify';

import { addCardFrame } from './pages/card.page.ts';
import { addChallengeFrame } from './pages/challenge.page.ts';
import type { Payments } from './payments.ts';
import { stripeScript } from './stripe-script.ts';
import { RELEASE_TRAIN } from './vendor.ts';

/** Path of the browser library, as on the vendor's own host. */
export const SCRIPT_PATH = `/${RELEASE_TRAIN}/stripe.js`;

/** The browser library and the frames that it opens. */
export async function paymentsPages(
  app: FastifyInstance,
  { payments }: { payments: Payments },
): Promise<void> {
  const script = stripeScript();
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  addCardFrame(app);
  addChallengeFrame(app, payments);
}
