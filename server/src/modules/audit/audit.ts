import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { AuditAction } from '@motohaat/domain/audit';

import {
  type Database,
  isUniqueViolation,
  type Queryable,
  withRetry,
} from '../../database/index.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import { inTextOrder } from '../../system/text-order.ts';

type Fact = string | number | boolean | null;

/** Plain facts: ids, words of the catalogue and numbers, never personal data. */
type AuditFacts = Readonly<Record<string, Fact | Readonly<Record<string, Fact>>>>;

/** Who did what to what. */
export type AuditEntry = {
  /** `users.id`; `null` is the system itself. */
  actorId: string | null;
  action: AuditAction;
  subject: { kind: string; id: string };
  /** How the subject was, and how it is now: what the action changed of it. */
  before?: AuditFacts;
  after?: AuditFacts;
  /** Why, in the actor's words. */
  reason?: string | undefined;
  /** The same of what nobody decided. */
  why?: OwnReason | undefined;
  /** The request that asked for it. */
  requestId?: string | undefined;
  detail?: AuditFacts;
};

/** What `audit_log.detail` holds. */
export type AuditDetail = {
  readonly [name: string]: Fact | AuditFacts;
};

const attempts = 10;

/**
 * Runs a transaction that writes to the audit log. Two writers at once cannot both have the next
 * number; the one that comes second does all of its work again.
 *
 * @param work one whole transaction; it may run several times and must touch nothing but the database
 */
export async function auditedTransaction<T>(
  db: Database,
  work: (trx: Queryable) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Each attempt waits for the one before it.
      return await withRetry(() => db.transaction().execute(work));
    } catch (error) {
      if (attempt >= attempts || !isTakenNumber(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** Writes what was done, in the transaction that does it: inside `auditedTransaction` only. */
export async function writeAudit(trx: Queryable, entry: AuditEntry): Promise<void> {
  const last = await trx
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const detail = detailOf(entry);
  const row = {
    number: (last?.number ?? 0) + 1,
    at: new Date(),
    actor_id: entry.actorId,
    action: entry.action,
    subject_kind: entry.subject.kind,
    subject_id: entry.subject.id,
    previous_hash: last?.hash ?? '',
  };
  await trx
    .insertInto('audit_log')
    .values({ ...row, detail: JSON.stringify(detail), hash: auditHash({ ...row, detail }) })
    .execute();
}

function detailOf({ detail, before, after, reason, why, requestId }: AuditEntry): AuditDetail {
  return {
    ...detail,
    ...(before && { before }),
    ...(after && { after }),
    ...(reason && { reason }),
    ...(why && { why }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** A row of the audit log, but for its own hash. */
export type AuditRow = {
  number: number;
  at: Date;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  detail: AuditDetail;
  previous_hash: string;
};

/** What the next row has to carry, so that a row that is altered or missing shows. */
export function auditHash(row: AuditRow): string {
  const { number, at, actor_id, action, subject_kind, subject_id, previous_hash } = row;
  const detail = inOrder(row.detail);
  const content = [number, at, actor_id, action, subject_kind, subject_id, detail, previous_hash];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The database gives the names of an object back in an order of its own. */
function inOrder(facts: AuditDetail): [string, unknown][] {
  return Object.entries(facts)
    .toSorted(([one], [other]) => inTextOrder(one, other))
    .map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? inOrder(value) : value,
    ]);
}

function isTakenNumber(error: unknown): boolean {
  return (
    isUniqueViolation(error, 'audit_log_pkey') || isUniqueViolation(error, 'audit_log_one_chain')
  );
}
