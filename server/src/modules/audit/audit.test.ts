import type { auditActions } from '@motohaat/domain/audit';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { addUser } from '../../testing/rows.ts';
import { type AuditFilter, listAudit } from './audit.repository.ts';
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

const violating = (constraint: string) =>
  Object.assign(new DatabaseError('', 0, 'error'), { code: '23505', constraint });

test.each([
  ['another error', new Error('no'), 1],
  ['another constraint', violating('users_email_key'), 1],
  ['a number that is taken every time', violating('audit_log_pkey'), 10],
])('a transaction that fails by %s is tried so often', async (_what, error, tries) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  await expect(auditedTransaction(home.db, work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(tries);
});

test('a record keeps what is said of it, and nothing in place of what is not', async () => {
  const subject = { kind: 'thing', id: 'bare' };
  const write = (more: Partial<AuditEntry>) =>
    auditedTransaction(home.db, (trx) =>
      writeAudit(trx, { actorId: null, action: 'admin.made', subject, ...more }),
    );
  await write({});
  const said = {
    before: { age: 1 },
    after: { age: 2 },
    reason: 'Because.',
    why: { code: 'strikes' },
    requestId: 'request-1',
  } as const;
  await write({ ...said, detail: { more: true } });
  const page = await listAudit(home.db, { subject: 'bare' }, { limit: 9, cursor: undefined });
  expect(page.rows.map(({ detail }) => detail)).toEqual([{ ...said, more: true }, {}]);
});

test('the log is read by actor, action and subject, page by page', async () => {
  const { id: actorId } = await addUser(home.db, { role: 'admin' });
  const made = {
    actorId,
    action: 'report.dismissed',
    subject: { kind: 'thing', id: 'x' },
  } as const;
  await auditedTransaction(home.db, (trx) => writeAudit(trx, made));
  const all = (await rows()).map(({ number }) => number).toReversed();
  const read = async (filter: AuditFilter, limit = 100, cursor?: string) => {
    const page = await listAudit(home.db, filter, { limit, cursor });
    return { ...page, numbers: page.rows.map(({ number }) => number) };
  };
  const [last, ...others] = all;
  expect((await read({})).numbers).toEqual(all);
  expect((await read({ actor: actorId })).numbers).toEqual([last]);
  expect((await read({ actor: 'system' })).numbers).toEqual(others);
  expect((await read({ actor: 'nobody' })).numbers).toEqual([]);
  expect((await read({ action: 'report.dismissed' })).numbers).toEqual([last]);
  expect((await read({ subject: 'x' })).numbers).toEqual([last]);
  const first = await read({}, all.length - 1);
  expect(first.numbers).toEqual(all.slice(0, -1));
  expect(await read({}, all.length - 1, first.next)).toMatchObject({
    numbers: all.slice(-1),
    next: undefined,
  });
});
