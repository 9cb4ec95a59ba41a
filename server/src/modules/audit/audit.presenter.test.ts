import { describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { presentAudit } from './audit.presenter.ts';
import type { AuditView } from './audit.repository.ts';
import { type AuditDetail, auditHash } from './audit.ts';

const t = messagesIn('en');
const bn = messagesIn('bn');

/** A record as it was written. */
function recordOf(changes: Partial<AuditView>): AuditView {
  const row = {
    number: 7,
    at: new Date(Date.UTC(2026, 4, 1, 6)),
    actor_id: 'admin',
    action: 'listing.removed',
    subject_kind: 'product',
    subject_id: 'bike',
    detail: {},
    previous_hash: 'before',
    hash_before: 'before',
    actor_name: 'Nasrin',
    actor_email: 'nasrin@example.com',
    label: 'Hero Hunk',
    ...changes,
  };
  return { ...row, hash: changes.hash ?? auditHash(row) };
}
const present = (changes: Partial<AuditView>) => presentAudit(recordOf(changes), t);
const detailed = (detail: AuditDetail, actor_id: string | null = 'admin', words = t) =>
  presentAudit(recordOf({ detail, actor_id }), words);

test.each<[actorId: string | null, name: string | null, actor: object | null]>([
  ['admin', 'Nasrin', { id: 'admin', name: 'Nasrin', email: 'nasrin@example.com' }],
  [null, null, null],
])('a record of %s names %s', (actor_id, actor_name, actor) => {
  expect(present({ actor_id, actor_name }).actor).toEqual(actor);
});

test('what changed is told in facts, and whom a canary is for in words', () => {
  const people = { version: '0.2.0', percent: 5, accounts: 2 };
  const { before, after, details } = detailed({
    before: { status: 'open', canary: people as never },
    after: null,
    reports: 2,
    nested: { is: 'left out' },
  });
  expect(before).toEqual({ status: 'open', canary: '0.2.0 for 5 % and 2 accounts' });
  expect(after).toBeNull();
  expect(details).toEqual({ reports: 2 });
});

describe('a reason', () => {
  test.each<[what: string, detail: AuditDetail, actorId: string | null, reason: string | null]>([
    ['of an admin is in the admin’s words', { reason: 'Fakes.' }, 'admin', 'Fakes.'],
    [
      'of ours that an admin wrote stays as it is',
      { reason: t.reasons.start },
      'admin',
      t.reasons.start,
    ],
    ['of nobody is none', {}, null, null],
    ['of nobody that we do not know is as it was written', { reason: 'Fakes.' }, null, 'Fakes.'],
    [
      'of ours as it was written before there were codes is ours',
      { reason: t.reasons.start },
      null,
      bn.reasons.start,
    ],
    ['of ours is a code', { why: { code: 'strikes' } }, null, bn.reasons.strikes],
    ['that is no text is none', { reason: 7 }, 'admin', null],
  ])('%s', (_what, detail, actorId, reason) => {
    expect(detailed(detail, actorId, bn).reason).toBe(reason);
  });
});

test.each<[what: string, changes: Partial<AuditView>, intact: boolean]>([
  ['as it was written', {}, true],
  ['that is the first', { previous_hash: '', hash_before: null }, true],
  ['that was changed', { hash: 'another' }, false],
  ['before which one was changed', { hash_before: 'another' }, false],
  ['before which one is missing', { hash_before: null }, false],
])('a record %s is intact: %s', (_what, changes, intact) => {
  expect(present(changes).intact).toBe(intact);
});
