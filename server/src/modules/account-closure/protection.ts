import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';

type Target = { id: string; role: string };

/** Why an admin may not close an account, as a code of the catalogue; nothing if they may. */
export async function protection(
  db: Queryable,
  target: Target,
  adminId: string,
): Promise<'own_account' | 'last_admin' | undefined> {
  if (target.id === adminId) return 'own_account';
  if (target.role !== 'admin') return undefined;
  const others = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    // Whoever is leaving will not be here to look after the site.
    .where('leaving_at', 'is', null)
    .where('id', '<>', target.id)
    .limit(1)
    .execute();
  return others.length === 0 ? 'last_admin' : undefined;
}

/**
 * Keeps every active admin as they are until the transaction ends: of two who close each other's
 * account at once, the second finds that they are no admin any more.
 *
 * @throws AppError `forbidden` if the caller is none
 */
export async function lockAdmins(trx: Queryable, adminId: string): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!admins.some(({ id }) => id === adminId)) throw new AppError('forbidden');
}
