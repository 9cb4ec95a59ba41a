import type { AuditCheck } from '@motohaat/contract/administration';

import type { Queryable } from '../../database/index.ts';
import { type AuditDetail, auditHash, type AuditRow } from './audit.ts';

/** Records that one call looks at; it takes a tenth of a second or so. */
const pageSize = 5_000;

type Link = Pick<AuditRow, 'number'> & { hash: string };
type Break = NonNullable<AuditCheck['fault']>;

/**
 * Walks a part of the audit log: that no record is missing, that each is as it was written, and that
 * each vouches for the one before. A log whose last records are gone is whole by itself: that shows
 * only to somebody who remembers how long it was.
 *
 * @param after the record that an earlier call ended with; 0 begins with the first
 * @param limit how many records it looks at
 */
export async function checkAudit(
  db: Queryable,
  after: number,
  limit = pageSize,
): Promise<AuditCheck> {
  const [start, last, rows] = await Promise.all([
    readLink(db, after),
    readLast(db),
    db
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute(),
  ]);
  if (!start) return { checked: after, last, next: null, fault: missing(after) };
  let before = start;
  for (const row of rows) {
    const fault = breakOf({ ...row, detail: row.detail as AuditDetail }, before);
    if (fault) return { checked: row.number, last, next: null, fault };
    before = row;
  }
  const { number: checked } = before;
  return { checked, last, next: checked < last ? checked : null, fault: null };
}

function breakOf(row: AuditRow & Link, before: Link): Break | undefined {
  const expected = before.number + 1;
  if (row.number !== expected) return missing(expected);
  if (row.hash !== auditHash(row)) return { number: row.number, kind: 'altered' };
  if (row.previous_hash === before.hash) return undefined;
  // Whoever rewrote a record, hash and all, is given away by the next one.
  return { number: Math.max(1, before.number), kind: 'altered' };
}

const missing = (number: number): Break => ({ number, kind: 'missing' });

async function readLink(db: Queryable, number: number): Promise<Link | undefined> {
  if (number === 0) return { number, hash: '' };
  return db
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .where('number', '=', number)
    .executeTakeFirst();
}

async function readLast(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}
