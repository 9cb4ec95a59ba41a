import type { Selectable } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { BkashPaymentsTable } from '../../../database/schema/payments.ts';

/** What bKash does not remember of a payment. */
export type StoredPayment = {
  id: string;
  pageUrl: string;
  cancelledAt: Date | null;
  executingAt: Date | null;
  declinedAt: Date | null;
};

export type BkashStore = ReturnType<typeof bkashStore>;

/** Each change names what must still be so: of two that want different things, one comes too late. */
export function bkashStore(db: Queryable) {
  const table = () => db.selectFrom('bkash_payments').selectAll();
  return {
    find: async (id: string) => shown(await table().where('id', '=', id).executeTakeFirst()),
    findByKey: async (key: string) =>
      shown(await table().where('idempotency_key', '=', key).executeTakeFirst()),
    /** Nothing happens if another process made one under the same key. */
    insert: async (key: string, { id, pageUrl }: Pick<StoredPayment, 'id' | 'pageUrl'>) => {
      await db
        .insertInto('bkash_payments')
        .values({ id, idempotency_key: key, page_url: pageUrl })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
    },
    /** @returns whether it is given up now; not so while, or after, it is executed */
    cancel: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('bkash_payments')
        .set({ cancelled_at: new Date() })
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .where('executing_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** @returns whether the caller may execute it now; nobody else may, until `staleBefore` has passed */
    beginExecution: async (id: string, staleBefore: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('bkash_payments')
        .set({ executing_at: new Date() })
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .where('declined_at', 'is', null)
        .where((row) =>
          row.or([row('executing_at', 'is', null), row('executing_at', '<', staleBefore)]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** bKash refused. */
    decline: async (id: string): Promise<void> => {
      await db
        .updateTable('bkash_payments')
        .set({ executing_at: null, declined_at: new Date() })
        .where('id', '=', id)
        .execute();
    },
  };
}

function shown(row: Selectable<BkashPaymentsTable> | undefined): StoredPayment | undefined {
  return (
    row && {
      id: row.id,
      pageUrl: row.page_url,
      cancelledAt: row.cancelled_at,
      executingAt: row.executing_at,
      declinedAt: row.declined_at,
    }
  );
}
