import type { HintKind } from '@motohaat/domain/hint';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What people's open pages are to look at again. */
export type NewHint = {
  /** Ids of accounts. */
  to: string | readonly string[];
  kind: HintKind;
  /** What changed, as the kind names it. */
  id?: string;
  version?: number;
};

/**
 * Hints to accounts that something of theirs changed. It belongs into the transaction in which that
 * happens: their pages hear of it when that is done, and never where it is not.
 */
export async function hint(trx: Queryable, ...hints: readonly NewHint[]): Promise<void> {
  const rows = hints.flatMap(({ to, kind, id, version }) =>
    [to].flat().map((user) => ({ user, kind, about: id ?? null, version: version ?? null })),
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO hints (user_id, kind, about, version)
    SELECT r."user", r.kind, r.about, r.version
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r ("user" uuid, kind text, about text, version integer)`.execute(trx);
}
