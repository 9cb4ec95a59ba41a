import { sql } from 'kysely';

import type { Queryable } from '../database/index.ts';

type Holding = { job: string; holder: string };

/**
 * Takes the lease of a job that nobody holds and that ended well at least `rest` seconds ago, or
 * never. @returns whether it was taken
 */
export async function claimLease(
  db: Queryable,
  { job, holder, lease, rest }: Holding & { lease: number; rest: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO job_leases AS l (job, holder, expires_at)
    VALUES (${job}, ${holder}, now() + make_interval(secs => ${lease}))
    ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
    WHERE l.expires_at <= now()
      AND (l.finished_at IS NULL OR l.finished_at <= now() - make_interval(secs => ${rest}))
    RETURNING job`.execute(db);
  return rows.length > 0;
}

/** @returns whether the lease is still held; a lapsed one may be another's any moment */
export async function renewLease(
  db: Queryable,
  { job, holder, lease }: Holding & { lease: number },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE job_leases SET expires_at = now() + make_interval(secs => ${lease})
    WHERE job = ${job} AND holder = ${holder} AND expires_at > now()
    RETURNING job`.execute(db);
  return rows.length > 0;
}

/** Gives the lease back, unless another has it by now. */
export async function finishLease(
  db: Queryable,
  { job, holder, isDone }: Holding & { isDone: boolean },
): Promise<void> {
  await sql`
    UPDATE job_leases SET expires_at = now(),
      finished_at = CASE WHEN ${isDone} THEN now() ELSE finished_at END
    WHERE job = ${job} AND holder = ${holder}`.execute(db);
}
