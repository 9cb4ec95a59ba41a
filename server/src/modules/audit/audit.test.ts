import type { auditActions } from '@motohaat/domain/audit';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import {
  type AuditDetail,
  type AuditEntry,
  auditHash,
  auditedTransaction,
  writeAudit,
} from './audit.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const entry = (number: number): AuditEntry => ({
  actorId: null,
  action: 'admin.made',
  subject: { kind: 'thing', id: String(number) },
  before: { status: 'open', age: 1 },
  after: { status: 'closed', age: 2 },
  reason: 'Because.',
  requestId: 'request-1',
  detail: { zebra: number, apple: 'first', isTrue: true, nothing: null },
});

const rows = () => home.db.selectFrom('audit_log').selectAll().orderBy('number').execute();

test('many writers at once leave one chain without a gap, each row vouching for the one before', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      auditedTransaction(home.db, (trx) => writeAudit(trx, entry(number))),
    ),
  );
  const log = await rows();
  expect(log.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  let previous = '';
  for (const row of log) {
    expect(row.previous_hash).toBe(previous);
    expect(row.hash).toBe(auditHash({ ...row, detail: row.detail as AuditDetail }));
    previous = row.hash;
  }
});

test('only actions of the list, which the admin can filter by, can be written', () => {
  expectTypeOf<AuditEntry['action']>().toEqualTypeOf<(typeof auditActions)[number]>();
});

test('an altered row has another hash', async () => {
  const [row] = await rows();
  if (!row) throw new Error('the log is empty');
  const detail = row.detail as AuditDetail;
  for (const change of [{ action: 'x' }, { number: 99 }, { detail: { ...detail, apple: 'x' } }]) {
    expect(auditHash({ ...row, detail, ...change })).not.toBe(row.hash);
  }
});

test('what fails is neither done nor recorded', async () => {
  const before = await rows();
  const work = auditedTransaction(home.db, async (trx) => {
    await writeAudit(trx, entry(0));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await rows()).toEqual(before);
});
