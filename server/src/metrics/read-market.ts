import { sql } from 'kysely';

import type { Database } from '../database/index.ts';
import type { Log } from '../plugins/logging.ts';
import type { Registry, Sample } from './registry.ts';

/** A canary that is live, and what pages told of it. */
export type LiveCanary = { application: string; percent: number; views: number; failed: number };

/** Where the state of the market is read. */
export type Market = {
  db: Database;
  log: Log;
  readCanaries: (db: Database) => Promise<LiveCanary[]>;
};

/** ms for which what was read counts, however many ask. */
const memory = 10_000;
/** What is more is said as so many: a scrape may cost no more than looking at them. */
const most = 10_000;

type Waiting = Record<
  | 'mails_waiting'
  | 'mails_given_up'
  | 'mails_late_seconds'
  | 'bookings_unpaid'
  | 'payments_open'
  | 'payments_to_return'
  | 'payments_disputed',
  number
> & { jobs: Record<string, number> };

const upTo = sql.lit(most);
const waitingNow = sql<Waiting>`
  SELECT
    (SELECT count(*)::int FROM (SELECT FROM outbox WHERE processed_at IS NULL LIMIT ${upTo}) AS w)
      AS mails_waiting,
    (SELECT count(*)::int FROM (SELECT FROM outbox WHERE status = 'dead' LIMIT ${upTo}) AS d)
      AS mails_given_up,
    (SELECT greatest(0, extract(epoch FROM now() - min(due_at)))::float8 FROM outbox
      WHERE processed_at IS NULL) AS mails_late_seconds,
    (SELECT count(*)::int FROM (
      SELECT FROM bookings WHERE status = 'pending_payment' LIMIT ${upTo}) AS b) AS bookings_unpaid,
    (SELECT count(*)::int FROM (
      SELECT FROM payments WHERE status IN ('created', 'requires_action', 'processing', 'failed')
      LIMIT ${upTo}) AS o) AS payments_open,
    (SELECT count(*)::int FROM (
      SELECT FROM payments WHERE status = 'succeeded' AND refund_reason IS NOT NULL
      LIMIT ${upTo}) AS r) AS payments_to_return,
    (SELECT count(*)::int FROM (
      SELECT FROM payments WHERE status = 'disputed' LIMIT ${upTo}) AS p) AS payments_disputed,
    (SELECT coalesce(json_object_agg(job, extract(epoch FROM finished_at)), '{}') FROM job_leases
      WHERE finished_at IS NOT NULL) AS jobs`;

/** Gauges of one number, what they are of, and the label that tells them from others of the name. */
const gauges: readonly {
  name: string;
  help: string;
  label?: string;
  of: readonly (readonly [key: Exclude<keyof Waiting, 'jobs'>, ...values: string[]])[];
}[] = [
  {
    name: 'motohaat_mails',
    help: 'Mails that wait to be sent, and those that were given up, up to ten thousand.',
    label: 'state',
    of: [
      ['mails_waiting', 'waiting'],
      ['mails_given_up', 'given_up'],
    ],
  },
  {
    name: 'motohaat_mails_late_seconds',
    help: 'By how long the mail is late that has been due for longest.',
    of: [['mails_late_seconds']],
  },
  {
    name: 'motohaat_bookings_unpaid',
    help: 'Bookings that wait for their payment, up to ten thousand.',
    of: [['bookings_unpaid']],
  },
  {
    name: 'motohaat_payments',
    help: 'Payments that are open, are to be returned, or are disputed, up to ten thousand.',
    label: 'state',
    of: [
      ['payments_open', 'open'],
      ['payments_to_return', 'to_return'],
      ['payments_disputed', 'disputed'],
    ],
  },
];

/**
 * What stands in the database and waits, the same in every process. Where it cannot be read there is no
 * number of it, and `motohaat_market_readable` is 0.
 */
export function readMarket(registry: Registry, { db, log, readCanaries }: Market): void {
  const state = remember(
    async () => ({
      waiting: (await waitingNow.execute(db)).rows[0],
      canaries: await readCanaries(db),
    }),
    (err) => log.warn({ err }, 'the metrics of the market could not be read'),
  );
  registry.read(
    {
      name: 'motohaat_market_readable',
      help: 'Whether the metrics of the market could be read from the database.',
      labels: [],
    },
    'gauge',
    async () => [[[], (await state()) ? 1 : 0]],
  );
  for (const { name, help, label, of } of gauges) {
    registry.read({ name, help, labels: label === undefined ? [] : [label] }, 'gauge', async () => {
      const waiting = (await state())?.waiting;
      if (!waiting) return [];
      return of.map(([key, ...values]): Sample => [values, waiting[key] ?? 0]);
    });
  }
  registry.read(
    {
      name: 'motohaat_job_last_done_timestamp_seconds',
      help: 'When a job last ended well in any process, in seconds since 1970.',
      labels: ['job'],
    },
    'gauge',
    async () =>
      Object.entries((await state())?.waiting?.jobs ?? {}).map(([job, at]) => [[job], at]),
  );
  const ofCanaries = (name: string, help: string, key: 'percent' | 'views' | 'failed') =>
    registry.read({ name, help, labels: ['application'] }, 'gauge', async () =>
      ((await state())?.canaries ?? []).map((each) => [[each.application], each[key]]),
    );
  ofCanaries('motohaat_canary_percent', 'How many visitors in a hundred get a canary.', 'percent');
  ofCanaries('motohaat_canary_views', 'Page views of a canary that are evaluated.', 'views');
  ofCanaries('motohaat_canary_failed_views', 'Those of them in which it failed.', 'failed');
}

/** What was read less than `memory` ago, or is read now; nothing where that fails. */
function remember<T>(
  read: () => Promise<T>,
  onFailure: (error: unknown) => void,
): () => Promise<T | undefined> {
  let last: { at: number; reading: Promise<T | undefined> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > memory) {
      const reading = read().catch((error: unknown) => {
        onFailure(error);
        return undefined;
      });
      last = { at: performance.now(), reading };
    }
    return last.reading;
  };
}
