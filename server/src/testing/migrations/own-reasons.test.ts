import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { migrate } from '../../database/migrate.ts';
import { messagesIn } from '../../messages/index.ts';
import { createTestDatabase } from '../index.ts';

const own = fileURLToPath(new URL('../../../migrations/', import.meta.url));

test('sentences of ours that were stored get their codes, and what people wrote gets none', async () => {
  const home = await createTestDatabase('nothing');
  const before = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  try {
    await cp(own, before, {
      recursive: true,
      filter: (file) => !/^(?:002[4-9]|00[3-9])/.test(path.basename(file)),
    });
    await migrate(home.db, before);
    const { bookings, strikes } = messagesIn('en').reasons;
    // Of what came later no sentence was stored.
    const later = ['bank_returned', 'ended_by_seller', 'given_up_by_buyer'];
    const stored = Object.entries(bookings).filter(([code]) => !later.includes(code));
    const wanted = [...stored, [null, 'The papers are missing.']] as const;
    await home.db.transaction().execute(async (trx) => {
      // No bikes and no people are needed here.
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      for (const [, reason] of wanted) {
        await sql`
          INSERT INTO bookings (id, product_id, seller_id, buyer_id, product_name, seller_name,
            customer_name, customer_email, amount, expires_at, reason)
          VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', '', '', '', 90000, now(), ${reason})
        `.execute(trx);
      }
      await sql`
        INSERT INTO users (id, uid, email, role, suspension_reason)
        VALUES (gen_random_uuid(), 'a', 'a@x.example', 'seller', ${strikes}),
          (gen_random_uuid(), 'b', 'b@x.example', 'seller', 'Spam.')`.execute(trx);
    });
    await migrate(home.db);
    const rows = await home.db.selectFrom('bookings').select(['reason', 'reason_code']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.reason, row.reason_code]))).toEqual(
      Object.fromEntries(wanted.map(([code, reason]) => [reason, code])),
    );
    const users = home.db.selectFrom('users').select('suspension_code').orderBy('uid');
    expect(await users.execute()).toEqual([
      { suspension_code: 'strikes' },
      { suspension_code: null },
    ]);
  } finally {
    await rm(before, { recursive: true });
    await home.drop();
  }
});
