import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import { type Database, migrate, openDatabase, type Queryable } from '../../database/index.ts';
import { readPostmaster } from '../../embedded-postgres/postmaster.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts';
import { writeCategories } from '../../modules/catalogue/categories.ts';
import { refreshSearch } from '../../modules/search-index/keep.ts';
import { takeIndexes } from './search/indexes.ts';

/** How many bikes are for sale. */
const bikes = 1_000_000;
const sellers = 2_000;
const adverts = 300;
/** Rows of the search that are written at once. */
const batch = 2_000;

export type BigMarket = {
  /** A `postgres://` URL. */
  url: string;
  /** Process number of the PostgreSQL, so that it can be given a CPU. */
  pid: number;
  /** Waits until a server that has just started here has looked through all bikes, as it does once an hour. */
  jobsDone: (since: Date) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Opens a market of a million bikes in an embedded PostgreSQL; fills it on the first time, which takes
 * some minutes and 4 GB.
 *
 * @param dir where it lies
 * @param log told what takes long
 */
export async function openBigMarket(
  dir: string,
  log: (message: string) => void,
): Promise<BigMarket> {
  const postgres = await startEmbeddedPostgres({
    dir,
    log,
    settings: { max_wal_size: '4GB', shared_buffers: '512MB' },
  });
  const { host, port, user, database } = postgres.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    await migrate(db);
    await writeCategories(db);
    if (await isOlder(db))
      throw new Error(`A market of an older program lies in ${dir}: remove it.`);
    if (!(await isFull(db))) {
      log('Filling a market with a million bikes');
      await fill(db);
    }
    await sql`UPDATE adverts SET expires_at = now() + interval '14 days'`.execute(db);
    await settle(db);
  } finally {
    await db.close();
  }
  const postmaster = await readPostmaster(path.join(dir, 'data'));
  const jobsDone = (since: Date) => waitForJobs(url, since);
  return { url, pid: postmaster?.pid ?? 0, jobsDone, stop: postgres.stop };
}

/** Jobs that look at every bike when a process starts. */
const longJobs = ['keep-search', 'keep-landing-pages', 'keep-price-bands', 'announce-bikes'];

async function waitForJobs(url: string, since: Date): Promise<void> {
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    for (;;) {
      const { rows } = await sql`
        SELECT FROM job_leases WHERE job = ANY(${longJobs}::text[]) AND finished_at >= ${since}`.execute(
        db,
      );
      if (rows.length === longJobs.length) return;
      await sleep(500);
    }
  } finally {
    await db.close();
  }
}

async function isFull(db: Database): Promise<boolean> {
  const { rows } = await sql`SELECT FROM bike_search LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Jobs would be busy with it while it is measured. */
async function isOlder(db: Database): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM products WHERE announced_at IS NULL AND status = 'active' LIMIT 1`.execute(db);
  return rows.length > 0;
}

/**
 * One transaction: a market is there whole or not at all. What jobs do for each new bike is done, so that a
 * server that starts here has as little left to do as one that ran for years.
 */
async function fill(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await sql.raw(`SET LOCAL ${limit} = 0`).execute(transaction);
    const indexes = await takeIndexes(transaction, ['products', 'bike_search']);
    await sql`
      INSERT INTO users (id, uid, email, email_verified, name, role)
      SELECT uuidv7(), 'bench-' || n, 'seller' || n || '@example.com', true,
        'Rafiqul Islam ' || n, 'seller'
      FROM generate_series(1, ${sellers}) AS n`.execute(transaction);
    await sql`CREATE TEMPORARY TABLE numbered ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY id) - 1 AS place, id FROM users WHERE role = 'seller'`.execute(
      transaction,
    );
    await fillProducts(transaction);
    await sql`
      INSERT INTO adverts (id, product_id, seller_id, slot, expires_at)
      SELECT uuidv7(), p.id, p.seller_id,
        row_number() OVER (PARTITION BY p.seller_id ORDER BY p.id), now() + interval '14 days'
      FROM (SELECT id, seller_id FROM products WHERE status = 'active' LIMIT ${adverts}) p`.execute(
      transaction,
    );
    for (const table of ['products', 'users', 'adverts'])
      await sql.raw(`ANALYZE ${table}`).execute(transaction);
    await fillSearch(transaction);
    for (const index of indexes) await sql.raw(index).execute(transaction);
  });
}

/** What bikes are found by, as a job writes it of those that have none: for a million it takes an hour. */
async function fillSearch(trx: Queryable): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM products ORDER BY id`.execute(trx);
  for (let done = 0; done < rows.length; done += batch) {
    await refreshSearch(
      trx,
      rows.slice(done, done + batch).map(({ id }) => id),
    );
  }
}

/**
 * Has the database do now what it would do in the middle of a measurement: clean up what runs before left,
 * write out what is not written, and read what is asked for into memory.
 */
async function settle(db: Database): Promise<void> {
  for (const step of [
    'SET statement_timeout = 0',
    'VACUUM ANALYZE',
    'CHECKPOINT',
    'SELECT count(*), sum(length(description)) FROM products',
  ])
    await sql.raw(step).execute(db);
}

/** Each bike has two photos and a description as long as those of the demo market, every fifth with a
 * number to call. */
async function fillProducts(db: Queryable): Promise<void> {
  await sql`
    INSERT INTO products (id, seller_id, category_id, status, name, condition, original_price,
      resale_price, warranty, used, location, description, images, created_at, announced_at)
    SELECT uuidv7(), s.id, 1 + n % 3, CASE WHEN n % 20 = 0 THEN 'reserved' ELSE 'active' END,
      (ARRAY['Yamaha FZ-S V3', 'Honda Hornet 2.0', 'Suzuki Gixxer SF', 'Bajaj Pulsar NS160'])[1 + n % 4]
        || ' ' || 2012 + n % 13,
      (ARRAY['excellent', 'good', 'fair'])[1 + n % 3], 150000 + n % 100000, 90000 + n % 60000,
      n % 5 * 0.5, n % 15 * 0.5, (ARRAY['Mirpur, Dhaka', 'Agrabad, Chattogram', 'Zindabazar, Sylhet'])[1 + n % 3],
      'Ridden daily to the office, serviced every three thousand kilometres. Papers up to date, '
        || 'tyres of ' || 2015 + n % 10 || ', a scratch on the tank. '
        || CASE WHEN n % 5 = 0 THEN 'Call 017' || lpad((n % 100000000)::text, 8, '1') || ' after six.'
           ELSE 'Come and see it on any Friday.' END,
      (SELECT jsonb_agg(jsonb_build_object(
        'card', 'https://i.ibb.co/' || left(md5(n::text), 7) || '/bike-' || i || '-card.webp',
        'viewer', 'https://i.ibb.co/' || left(md5(n::text), 7) || '/bike-' || i || '.webp',
        'width', 1600, 'height', 1200, 'alt', 'The bike from the side, number ' || i))
        FROM generate_series(1, 2) AS i),
      now() - n * interval '61.7 seconds', now()
    FROM generate_series(1, ${bikes}) AS n JOIN numbered s ON s.place = n % ${sellers}`.execute(db);
}
