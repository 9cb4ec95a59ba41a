import { isId } from '@motohaat/contract/id';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { keysetCursor } from '../../database/index.ts';
import { pageOf, type PageRequest } from '../../http/paging.ts';
import { type AuditDetail, auditHash, type AuditRow } from './audit.ts';

export type AuditFilter = {
  /** `users.id`, or `system`. */
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
};

export type AuditView = AuditRow & {
  detail: AuditDetail;
  hash: string;
  actor_name: string | null;
  actor_email: string | null;
  label: string | null;
  /** The hash of the row before; empty for the first, and where it is missing. */
  hash_before: string | null;
};

const auditCursor = keysetCursor({ number: 'integer' });

/** The log, newest first; each filter has an index in that order. */
export function selectAudit(filter: AuditFilter, { limit, cursor }: PageRequest) {
  const { actor, action, subject } = filter;
  const after = cursor === undefined ? undefined : auditCursor.decode(cursor);
  const byActor =
    actor === undefined
      ? sql``
      : isId(actor)
        ? sql`AND a.actor_id = ${actor}::uuid`
        : actor === 'system'
          ? sql`AND a.actor_id IS NULL`
          : sql`AND false`;
  return sql<AuditView>`
    SELECT a.number, a.at, a.actor_id, a.action, a.subject_kind, a.subject_id, a.detail,
      a.previous_hash, a.hash, b.hash AS hash_before, u.name AS actor_name, u.email AS actor_email,
      CASE a.subject_kind
        WHEN 'user' THEN (SELECT s.email FROM users s WHERE s.id = a.subject_id::uuid)
        WHEN 'booking' THEN (
          SELECT b.product_name FROM bookings b WHERE b.id = a.subject_id::uuid
        )
        WHEN 'report' THEN (
          SELECT p.name FROM reports r JOIN products p ON p.id = r.product_id
          WHERE r.id = a.subject_id::uuid
        )
        WHEN 'review' THEN (
          SELECT b.product_name FROM deal_reviews r JOIN bookings b ON b.id = r.booking_id
          WHERE r.id = a.subject_id::uuid
        )
        WHEN 'product' THEN (SELECT p.name FROM products p WHERE p.id = a.subject_id::uuid)
      END AS label
    FROM audit_log a
    LEFT JOIN audit_log b ON b.number = a.number - 1
    LEFT JOIN users u ON u.id = a.actor_id
    WHERE true ${byActor}
      ${action === undefined ? sql`` : sql`AND a.action = ${action}`}
      ${subject === undefined ? sql`` : sql`AND a.subject_id = ${subject}`}
      ${after ? sql`AND a.number < ${after.number}::bigint` : sql``}
    ORDER BY a.number DESC
    LIMIT ${limit + 1}`;
}

export async function listAudit(db: Queryable, filter: AuditFilter, page: PageRequest) {
  const { rows } = await selectAudit(filter, page).execute(db);
  return pageOf(rows, page.limit, ({ number }) => auditCursor.encode({ number: String(number) }));
}

/** Whether a row is as it was written, and the one before it is still there and the same. */
export function isIntact(row: AuditView): boolean {
  return row.hash === auditHash(row) && row.previous_hash === (row.hash_before ?? '');
}
