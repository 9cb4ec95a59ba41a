import type { AppOptions } from '../app.ts';
import type { PaidBookingServices } from '../modules/paid-bookings/end-booking.ts';
import type { Log } from '../plugins/logging.ts';
import { loadWeek } from './load-week.ts';

/**
 * Lets a week happen in the demo market, beside the service, which need not wait for it: what goes wrong
 * with it is told to the log alone.
 */
export async function letWeekHappen(
  { config, db, images: host }: AppOptions,
  services: PaidBookingServices,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  try {
    const acts = await loadWeek(
      {
        ...services,
        log,
        selling: { db, host, review: config.review },
        supportEmail: config.support.email,
        pay: (intentId) => payIntent(config.payments.apiBase, intentId),
      },
      { signal },
    );
    if (acts > 0) log.info({ acts }, 'the demo market has had its week');
  } catch (err) {
    log.error({ err }, 'the demo market has had no week');
  }
}

/** By the stand-in for card payments, as if its buyer's card had worked. */
async function payIntent(origin: string | undefined, intentId: string): Promise<void> {
  const url = new URL(`/__sandbox/payments/intents/${intentId}/advance`, origin);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'succeeded' }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The sandbox did not pay ${intentId}: ${answer.status}.`);
}
