import { openDatabase } from '../../database/index.ts';
import { checkAudit } from '../../modules/audit/audit-check.ts';
import { askPostgres } from '../engines/index.ts';

/** What is written into a fleet's market; the database has each under a mark that no other has. */
export type WriteKind = 'wish' | 'message' | 'booking' | 'listing' | 'decision';

/** Rows with the marks, and the id by which the answer named what it made. */
const rowsOf: Readonly<Record<WriteKind, string>> = {
  wish: `SELECT buyer_id || '/' || product_id AS mark, id::text FROM wishlist_items
    WHERE buyer_id || '/' || product_id = ANY ($1)`,
  message: `SELECT client_id AS mark, number::text AS id FROM messages WHERE client_id::text = ANY ($1)`,
  booking: `SELECT product_id AS mark, id::text FROM bookings WHERE product_id::text = ANY ($1)`,
  listing: `SELECT name AS mark, id::text FROM products WHERE name = ANY ($1)`,
  decision: `SELECT subject_id AS mark, subject_id AS id FROM audit_log
    WHERE action = 'user.suspended' AND subject_id = ANY ($1)`,
};

/** The ids of the rows that a database has of a mark. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** Looks in a database what it has of the marks of one kind. */
export async function findWritten(
  url: string,
  kind: WriteKind,
  marks: readonly string[],
): Promise<Found> {
  const rows = await askPostgres<{ mark: string; id: string }>(url, rowsOf[kind], [marks]);
  const found = new Map<string, string[]>();
  for (const { mark, id } of rows) found.set(mark, [...(found.get(mark) ?? []), id]);
  return found;
}

/**
 * Walks a whole audit log, as the admins' page does.
 *
 * @returns how many records it has
 * @throws when one is missing or is not as it was written
 */
export async function checkWholeAudit(url: string): Promise<number> {
  const db = openDatabase({ connection: { connectionString: url, max: 3 } });
  try {
    for (let after: number | null = 0; after !== null;) {
      const { checked, next, fault } = await checkAudit(db, after);
      if (fault) throw new Error(`Record ${fault.number} of the audit log is ${fault.kind}.`);
      if (next === null) return checked;
      after = next;
    }
    return 0;
  } finally {
    await db.close();
  }
}
