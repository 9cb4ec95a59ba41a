import type { IdentityAccounts, VerifiedIdentity } from '../../adapters/identity/port.ts';
import type { Database } from '../../database/index.ts';
import { tell } from '../notices/tell.ts';

/** ms for which a sign-in is new: a token that is renewed tells of an older one. */
const newFor = 60_000;
/** ms: of an account whose password nobody has looked at yet, what is older is no news. */
const newsFor = 86_400_000;

type Known = { password_changed_at: Date | null; created_at: Date };

/** Whether a sign-in is by password, and not the renewal of one. */
export function isNewByPassword({ provider, signedInAt }: VerifiedIdentity, now: Date): boolean {
  return provider === 'password' && now.getTime() - signedInAt.getTime() < newFor;
}

/** Whether a change of the password is one that its owner is told of. */
export function isNews(
  changedAt: Date,
  { password_changed_at: known, created_at: createdAt }: Known,
  now: Date,
): boolean {
  if (known !== null) return changedAt > known;
  // The one that the account was made with is none.
  return changedAt > createdAt && now.getTime() - changedAt.getTime() < newsFor;
}

/**
 * Tells the owner of an account, once, that its password was changed at the identity provider, where that is
 * done without this server. Whoever has the new one signs in with it, and so it is known by then.
 *
 * @throws AppError `unavailable` if the provider cannot be asked: the next sign-in asks again
 */
export async function tellPasswordChange(
  { db, identity }: { db: Database; identity: IdentityAccounts },
  { id, uid }: { id: string; uid: string },
  now = new Date(),
): Promise<void> {
  const changedAt = await identity.passwordChangedAt(uid);
  if (changedAt === null) return;
  const known = await db
    .selectFrom('users')
    .select(['password_changed_at', 'created_at'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  if (!known || known.password_changed_at?.getTime() === changedAt.getTime()) return;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_changed_at: changedAt })
      .where('id', '=', id)
      // Of two sign-ins at once, one tells.
      .where('password_changed_at', 'is not distinct from', known.password_changed_at)
      .executeTakeFirst();
    if (numUpdatedRows === 1n && isNews(changedAt, known, now)) {
      await tell(trx, { to: id, kind: 'password_changed', data: {} });
    }
  });
}
