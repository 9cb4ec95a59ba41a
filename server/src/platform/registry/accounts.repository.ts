import { normaliseEmail } from '@motohaat/domain/email';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * The accounts of these addresses, by `users.id`.
 *
 * @throws AppError `invalid` naming an address that has none
 */
export async function findAccounts(db: Queryable, emails: readonly string[]): Promise<string[]> {
  const wanted = emails.map(normaliseEmail);
  if (wanted.length === 0) return [];
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', wanted)
    .where('status', '=', 'active')
    .execute();
  const missing = wanted.find((email) => !accounts.some((account) => account.email === email));
  if (missing === undefined) return accounts.map(({ id }) => id);
  throw new AppError('invalid', { fields: { accounts: (t) => t.platform.noAccount(missing) } });
}
