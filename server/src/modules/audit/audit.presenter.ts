import type { AuditRecord } from '@motohaat/contract/administration';

import type { Messages } from '../../messages/index.ts';
import { knownReason } from '../../messages/known-reasons.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import type { CanaryPeople } from '../../messages/platform/en.ts';
import { sayReason } from '../../messages/say-reason.ts';
import { type AuditView, isIntact } from './audit.repository.ts';
import type { AuditDetail } from './audit.ts';

/** A record of the log, with the names of today, in the reader's language but for what people wrote. */
export function presentAudit(row: AuditView, t: Messages): AuditRecord {
  const { before, after, reason, why, requestId, ...details } = row.detail;
  return {
    number: row.number,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, name: nameIn(t, row.actor_name ?? ''), email: row.actor_email ?? '' },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.label },
    before: facts(before, t),
    after: facts(after, t),
    reason: reasonIn(row.actor_id, { reason, why }, t),
    requestId: text(requestId),
    details: plain(details),
    intact: isIntact(row),
  };
}

type Value = AuditDetail[string] | undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whom a canary is for is kept in figures. */
function facts(value: Value, t: Messages): AuditRecord['before'] {
  if (!isObject(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, fact]) => [
      name,
      isObject(fact) ? t.platform.canaryPeople(fact as CanaryPeople) : fact,
    ]),
  );
}

function reasonIn(
  actorId: string | null,
  { reason, why }: { reason: Value; why: Value },
  t: Messages,
): string | null {
  const written = text(reason);
  const isOwn = actorId === null && written !== null;
  const own = isObject(why) ? (why as OwnReason) : isOwn ? knownReason(written) : undefined;
  return own ? sayReason(own, t) : written;
}

function text(value: Value): string | null {
  return typeof value === 'string' ? value : null;
}

function plain(details: AuditDetail): AuditRecord['details'] {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => (isObject(value) ? [] : [[name, value]])),
  );
}
