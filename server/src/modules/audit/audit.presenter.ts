import type { AuditRecord } from '@motohaat/contract/administration';

import { type AuditView, isIntact } from './audit.repository.ts';
import type { AuditDetail } from './audit.ts';

/** A record of the log, with the names of today. */
export function presentAudit(row: AuditView): AuditRecord {
  const { before, after, reason, requestId, ...details } = row.detail;
  return {
    number: row.number,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, name: row.actor_name ?? '', email: row.actor_email ?? '' },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, label: row.label },
    before: facts(before),
    after: facts(after),
    reason: text(reason),
    requestId: text(requestId),
    details: plain(details),
    intact: isIntact(row),
  };
}

type Value = AuditDetail[string] | undefined;

function facts(value: Value): Record<string, string | number | boolean | null> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function text(value: Value): string | null {
  return typeof value === 'string' ? value : null;
}

function plain(details: AuditDetail): AuditRecord['details'] {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? [] : [[name, value]],
    ),
  );
}
