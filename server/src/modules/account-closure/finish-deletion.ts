import type { Queryable } from '../../database/index.ts';
import { closeAccount, lockAccount } from '../accounts/account-status.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { cancelAffectedBookings } from '../bookings/cancel-affected.ts';
import type { ClosureServices } from './closure-services.ts';
import { type Deletion, findDeletion, markStep } from './deletions.repository.ts';
import { erasePerson, forgetUid } from './erase.ts';
import { moneyInFlight } from './money-in-flight.ts';
import { protection } from './protection.ts';

/** How far a deletion has come. */
export type DeletionState = {
  state: 'deleted' | 'held';
  /** Whether the identity provider could not be told yet. */
  identityPending: boolean;
};

/** Minutes for which an ID token may still be about after its account was disabled: an hour, and some. */
const tokenMinutes = 65;

/**
 * Does what is left to do of a deletion, in an order in which it may be cut anywhere and taken up by
 * anyone: sign-in closed at the provider, unpaid bookings cancelled, personal data erased, account at
 * the provider deleted, its id forgotten. A provider that cannot be reached does not hold up the
 * product's own side.
 *
 * @returns nothing if there is no deletion to do
 */
export async function finishDeletion(
  services: ClosureServices,
  userId: string,
  now = new Date(),
): Promise<DeletionState | undefined> {
  const { db, log } = services;
  if (!(await close(services, userId))) return held(db, userId);
  await attempt(log, () => disableIdentity(services, userId));
  await cancelAffectedBookings(services, { userId });
  if (!(await erase(services, userId))) return held(db, userId);
  await attempt(log, () => deleteIdentity(services, userId));
  await forget(db, userId, now);
  const rest = await findDeletion(db, userId);
  return { state: 'deleted', identityPending: rest !== undefined && !rest.identity_deleted_at };
}

async function held(db: Queryable, userId: string): Promise<DeletionState | undefined> {
  const deletion = await findDeletion(db, userId);
  return deletion && { state: 'held', identityPending: deletion.identity_disabled_at === null };
}

/** Whoever deletes their own account has used it until now. @returns whether the account is closed */
async function close({ db }: ClosureServices, userId: string): Promise<boolean> {
  return auditedTransaction(db, async (trx) => {
    const deletion = await findDeletion(trx, userId);
    if (deletion?.status !== 'active') return deletion !== undefined;
    const user = await lockAccount(trx, userId);
    const { bought, sold } = await moneyInFlight(trx, userId, { unpaid: false });
    const isLastAdmin = user && (await protection(trx, user, '')) !== undefined;
    if (!user || bought + sold > 0 || isLastAdmin) {
      await hold(trx, deletion);
      return false;
    }
    await closeAccount(trx, userId, '');
    return true;
  });
}

async function disableIdentity({ db, identity }: ClosureServices, userId: string): Promise<void> {
  const deletion = await findDeletion(db, userId);
  if (!deletion || deletion.identity_disabled_at) return;
  await identity.disableAccount(deletion.uid);
  // The account was reinstated at this very moment.
  if (!(await markStep(db, userId, 'identity_disabled_at'))) {
    await identity.enableAccount(deletion.uid);
  }
}

/** @returns whether nothing holds it up */
async function erase({ db, pseudonyms }: ClosureServices, userId: string): Promise<boolean> {
  return auditedTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    const deletion = await findDeletion(trx, userId);
    if (!deletion) return false;
    if (deletion.erased_at) return true;
    const { bought, sold } = await moneyInFlight(trx, userId, { unpaid: true });
    if (bought + sold > 0) {
      await hold(trx, deletion);
      return false;
    }
    await erasePerson(trx, { ...deletion, id: userId }, { pseudonyms, ban: deletion.ban });
    await markStep(trx, userId, 'erased_at');
    await writeAudit(trx, {
      actorId: null,
      action: 'user.deleted',
      subject: { kind: 'user', id: userId },
      before: { status: deletion.status, role: deletion.role },
      after: { status: 'deleted' },
      detail: { banned: deletion.ban },
    });
    return true;
  });
}

/** Says once that it waits. */
async function hold(trx: Queryable, deletion: Deletion): Promise<void> {
  if (deletion.held_at) return;
  await markStep(trx, deletion.user_id, 'held_at');
  await writeAudit(trx, {
    actorId: null,
    action: 'user.deletion_held',
    subject: { kind: 'user', id: deletion.user_id },
    after: { status: deletion.status },
  });
}

async function deleteIdentity({ db, identity }: ClosureServices, userId: string): Promise<void> {
  const deletion = await findDeletion(db, userId);
  if (!deletion?.identity_disabled_at || deletion.identity_deleted_at) return;
  await identity.deleteAccount(deletion.uid);
  await markStep(db, userId, 'identity_deleted_at');
}

async function forget(db: Queryable, userId: string, now: Date): Promise<void> {
  const deletion = await findDeletion(db, userId);
  if (!deletion?.identity_deleted_at || !deletion.identity_disabled_at) return;
  const end = deletion.identity_disabled_at.getTime() + tokenMinutes * 60_000;
  if (now.getTime() < end) return;
  await forgetUid(db, userId);
  await markStep(db, userId, 'finished_at');
}

/** What fails at the provider is tried again by the job. */
async function attempt(log: ClosureServices['log'], step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (err) {
    log.warn({ err }, 'a deletion waits for the identity provider');
  }
}
