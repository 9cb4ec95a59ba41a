import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { refusalOf } from '../../testing/refusal.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

describe('history is never rewritten', () => {
  const restricted = '23001';

  test('of releases and revisions, which also follow one another without a gap', async () => {
    const release = { application: 'shell', id: 'abcdefgh', version: '1.0.0', manifest: '{}' };
    await home.db.insertInto('releases').values(release).execute();
    const revise = (number: number, previous: number | null) =>
      home.db
        .insertInto('revisions')
        .values({ number, previous, releases: '{}', author: 'test', reason: 'test' })
        .execute();
    expect(await refusalOf(revise(2, null))).toBe('revisions_number_follows');
    await revise(1, null);
    await revise(2, 1);
    expect(await refusalOf(revise(2, 1))).toBe('revisions_pkey');
    expect(await refusalOf(revise(4, 2))).toBe('revisions_number_follows');
    expect(await refusalOf(home.db.deleteFrom('revisions').execute())).toBe(restricted);
    const edit = home.db.updateTable('releases').set({ version: '2.0.0' }).execute();
    expect(await refusalOf(edit)).toBe(restricted);
  });

  test('of the audit log, which has one chain', async () => {
    const log = (number: number, previous: string, hash: string) =>
      home.db
        .insertInto('audit_log')
        .values({
          number,
          at: new Date(),
          action: 'test',
          subject_kind: 'user',
          subject_id: 'none',
          detail: '{}',
          previous_hash: previous,
          hash,
        })
        .execute();
    await log(1, 'start', 'a');
    await log(2, 'a', 'b');
    expect(await refusalOf(log(3, 'a', 'c'))).toBe('audit_log_one_chain');
    const edit = home.db.updateTable('audit_log').set({ action: 'other' }).execute();
    expect(await refusalOf(edit)).toBe(restricted);
    expect(await refusalOf(home.db.deleteFrom('audit_log').execute())).toBe(restricted);
  });
});
