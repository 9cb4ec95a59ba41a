import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

export type OrderRow = {
  id: string;
  application: string;
  release: string;
  revision: number;
  others: Record<string, string> | null;
  machine: string | null;
  held_until: Date | null;
  attempts: number;
  pages_done: number;
  pages: number | null;
  ended_at: Date | null;
  problem: string | null;
};

type ReleaseKey = { application: string; id: string };

/** Seconds that a machine has an order without saying so again. */
const lease = 60;
/** How often an order is tried whose machines end, or go away, over it. */
const mostAttempts = 3;
/** Seconds after which a machine that did not ask for work counts as gone. */
const presence = 30;

const columns = [
  'id',
  'application',
  'release',
  'revision',
  'others',
  'machine',
  'held_until',
  'attempts',
  'pages_done',
  'pages',
  'ended_at',
  'problem',
] as const;

/**
 * Orders a smoke test of a release. One that waits already is made in the set that is live now; one that
 * a machine is at goes on.
 *
 * @param in.others the rest of its set: application → release id
 */
export async function addOrder(
  db: Queryable,
  { application, id }: ReleaseKey,
  { revision, others }: { revision: number; others: Readonly<Record<string, string>> },
): Promise<void> {
  const set = Object.keys(others).length > 0 ? JSON.stringify(others) : null;
  await sql`
    INSERT INTO smoke_orders AS o (id, application, release, revision, others)
    VALUES (${newId()}, ${application}, ${id}, ${revision}, ${set})
    ON CONFLICT (application, release) WHERE ended_at IS NULL
    DO UPDATE SET revision = excluded.revision, others = excluded.others
    WHERE o.held_until IS NULL OR o.held_until <= now()`.execute(db);
}

/** The latest order of a release. */
export async function findLatestOrder(
  db: Queryable,
  { application, id }: ReleaseKey,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('smoke_orders')
    .select(columns)
    .where('application', '=', application)
    .where('release', '=', id)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An order that a machine has. */
export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('smoke_orders').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Gives a machine the order that waits longest; each to one machine at a time. */
export async function claimOrder(db: Queryable, machine: string): Promise<string | undefined> {
  await endHopeless(db);
  const { rows } = await sql<{ id: string }>`
    UPDATE smoke_orders SET machine = ${machine}, attempts = attempts + 1, pages_done = 0,
      held_until = now() + make_interval(secs => ${lease})
    WHERE id = (
      SELECT id FROM smoke_orders
      WHERE ended_at IS NULL AND (held_until IS NULL OR held_until <= now())
      ORDER BY ordered_at, id
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id`.execute(db);
  return rows[0]?.id;
}

/** Machines end over a page that takes all their memory: the same would happen again and again. */
async function endHopeless(db: Queryable): Promise<void> {
  await db
    .updateTable('smoke_orders')
    .set({ ended_at: sql<Date>`now()`, problem: 'Three machines ended over it.' })
    .where('ended_at', 'is', null)
    .where('attempts', '>=', mostAttempts)
    .where('held_until', '<=', sql<Date>`now()`)
    .execute();
}

/** Keeps an order for its machine. @returns whether the machine still has it */
export async function renewOrder(
  db: Queryable,
  { id, machine }: { id: string; machine: string },
  { done, of }: { done: number; of: number },
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, id, machine)
    .set({
      held_until: sql<Date>`now() + make_interval(secs => ${lease})`,
      pages_done: done,
      pages: of,
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the machine had it */
export async function endOrder(
  db: Queryable,
  { id, machine }: { id: string; machine: string },
  problem: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, id, machine)
    .set({ ended_at: sql<Date>`now()`, problem })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A lease that lapsed is the machine's as long as no other has taken it. */
function held(db: Queryable, id: string, machine: string) {
  return db
    .updateTable('smoke_orders')
    .where('id', '=', id)
    .where('machine', '=', machine)
    .where('ended_at', 'is', null);
}

/** Remembers that a machine is there, and forgets those that went long ago. */
export async function meetMachine(db: Queryable, name: string, browser: string): Promise<void> {
  const seen_at = sql<Date>`now()`;
  await db
    .insertInto('smoke_machines')
    .values({ name, browser })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ browser, seen_at }))
    .execute();
  await db
    .deleteFrom('smoke_machines')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** Keeps a machine in mind that is at work. */
export async function seeMachine(db: Queryable, name: string): Promise<void> {
  await db
    .updateTable('smoke_machines')
    .set({ seen_at: sql<Date>`now()` })
    .where('name', '=', name)
    .execute();
}

/** Whether a machine asked for work a moment ago, or is at some. */
export async function isAttended(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('smoke_machines')
    .select('name')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${presence})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
