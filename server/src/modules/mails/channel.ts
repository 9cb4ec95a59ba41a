import type { Queryable } from '../../database/index.ts';

/** Says whether from now on people are mailed of what they are told. */
export async function setMailing(db: Queryable, isOpen: boolean): Promise<void> {
  await db
    .insertInto('channels')
    .values({ name: 'email', is_open: isOpen })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_open: isOpen }))
    .execute();
}

/** Whether people are mailed. */
export async function isMailing(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('channels')
    .select('is_open')
    .where('name', '=', 'email')
    .executeTakeFirst();
  return row?.is_open ?? false;
}
