import type { AuditCheck } from '@motohaat/contract/administration';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { checkAudit } from './audit-check.ts';
import { auditedTransaction, auditHash, writeAudit } from './audit.ts';

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn('admin');
});
afterAll(() => site.stop());

const records = 6;

/** What only the owner of the database's machine can do: the trigger stands in everybody's way. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  await sql`ALTER TABLE audit_log DISABLE TRIGGER USER`.execute(site.db);
  await sql`GRANT ALL ON audit_log TO CURRENT_USER`.execute(site.db);
  await change.execute(site.db);
  await sql`ALTER TABLE audit_log ENABLE TRIGGER USER`.execute(site.db);
}

beforeEach(async () => {
  await tamper(sql`DELETE FROM audit_log`);
  for (let number = 1; number <= records; number += 1) {
    await auditedTransaction(site.db, (trx) =>
      writeAudit(trx, {
        actorId: null,
        action: 'report.dismissed',
        subject: { kind: 'report', id: String(number) },
        detail: { number },
      }),
    );
  }
});

const check = (after?: string) =>
  site.app.inject({
    url: `/api/audit/check${after === undefined ? '' : `?after=${after}`}`,
    headers: { authorization: admin.authorization },
  });
const checked = async (after?: string): Promise<AuditCheck> => (await check(after)).json();

const whole = { checked: records, last: records, next: null, fault: null };

test('a log that nobody touched is whole, from any record on', async () => {
  for (const after of [undefined, '0', '4', '6']) {
    expect(await checked(after)).toEqual(whole);
  }
});

test('an empty log is whole', async () => {
  await tamper(sql`DELETE FROM audit_log`);
  expect(await checked()).toEqual({ checked: 0, last: 0, next: null, fault: null });
});

test.each([
  ['what was done', sql`UPDATE audit_log SET action = 'x' WHERE number = 3`],
  ['who did it', sql`UPDATE audit_log SET subject_id = 'x' WHERE number = 3`],
  ['when', sql`UPDATE audit_log SET at = at + interval '1 ms' WHERE number = 3`],
  ['a detail', sql`UPDATE audit_log SET detail = '{"number": 4}' WHERE number = 3`],
])('a record in which %s was altered is named', async (_what, change) => {
  await tamper(change);
  expect(await checked()).toMatchObject({ next: null, fault: { number: 3, kind: 'altered' } });
});

test('a record that was rewritten with a hash of its own is given away by the next one', async () => {
  const row = await site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('number', '=', 3)
    .executeTakeFirstOrThrow();
  const hash = auditHash({ ...row, detail: {}, action: 'x' });
  await tamper(
    sql`UPDATE audit_log SET action = 'x', detail = '{}', hash = ${hash} WHERE number = 3`,
  );
  expect(await checked()).toMatchObject({ fault: { number: 3, kind: 'altered' } });
});

test.each(['1', '3'])('record %s is missed', async (number) => {
  await tamper(sql`DELETE FROM audit_log WHERE number = ${number}::bigint`);
  expect(await checked()).toMatchObject({ fault: { number: Number(number), kind: 'missing' } });
  expect(await checked(number)).toMatchObject({ fault: { kind: 'missing' } });
});

test.each(['x', '-1', '1.5', '1e3', '9999999999999999', '1&after=2'])(
  'a place %s is no place',
  async (after) => {
    expect((await check(after)).statusCode).toBe(422);
  },
);

test('a long log is walked in parts, each of which takes up where the one before ended', async () => {
  expect(await checkAudit(site.db, 0, 4)).toEqual({ ...whole, checked: 4, next: 4 });
  expect(await checkAudit(site.db, 4, 4)).toEqual(whole);
  await tamper(sql`UPDATE audit_log SET hash = 'x' WHERE number = 4`);
  expect(await checkAudit(site.db, 4, 4)).toMatchObject({ fault: { number: 4, kind: 'altered' } });
});
