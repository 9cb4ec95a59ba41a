import { type AppOptions, servicesOf } from '../app.ts';
import type { Connection } from '../connect.ts';
import { handOverCodes } from '../modules/deals/hand-over-code.ts';
import { stampedNumberHashes } from '../modules/selling/stamped-number-hashes.ts';
import { createDecoding } from '../modules/uploads/uploads.service.ts';
import type { Log } from '../plugins/logging.ts';
import { openMovedClock } from './clock/moved-clock.ts';
import { restoreNow } from './clock/moved-now.ts';
import { hasBegun, loadWeek } from './load-week.ts';

/**
 * Lets a week happen in the demo market, beside the service, which need not wait for it; its jobs do. What
 * goes wrong with it is told to the log alone.
 */
export async function letWeekHappen(
  options: AppOptions,
  { db, openWith }: Pick<Connection, 'db' | 'openWith'>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  try {
    // Of a process that was ended in the middle of it.
    if (await hasBegun({ db })) return await restoreNow(db);
    const acts = await playWeek(options, { db, openWith }, log, signal);
    log.info({ acts }, 'the demo market has had its week');
  } catch (err) {
    log.error({ err }, 'the demo market has had no week');
  }
}

async function playWeek(
  options: AppOptions,
  { db, openWith }: Pick<Connection, 'db' | 'openWith'>,
  log: Log,
  signal: AbortSignal,
): Promise<number> {
  const { config, images: host, secret } = options;
  const sandbox = config.payments.apiBase;
  const clock = await openMovedClock(db, openWith);
  try {
    // What its webhooks tell would be written down as of now.
    await post(sandbox, 'webhook', { paused: true });
    const services = {
      ...servicesOf({ ...options, db: clock.db }, log),
      log,
      selling: {
        db: clock.db,
        host,
        review: config.review,
        numbers: stampedNumberHashes(secret),
      },
      decoding: createDecoding(),
      codes: handOverCodes(secret),
      supportEmail: config.support.email,
      bookingFee: config.bookingFee,
      // By the stand-in for card payments, as if its buyer's card had worked.
      pay: (intentId: string) => post(sandbox, `intents/${intentId}/advance`, { to: 'succeeded' }),
    };
    return await loadWeek(services, clock, { signal });
  } finally {
    await post(sandbox, 'webhook', { paused: false });
    await clock.stop();
  }
}

/** Tells the stand-in for card payments what is to happen there. */
async function post(origin: string | undefined, path: string, body: object): Promise<void> {
  const answer = await fetch(new URL(`/__sandbox/payments/${path}`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The sandbox did not do ${path}: ${answer.status}.`);
}
