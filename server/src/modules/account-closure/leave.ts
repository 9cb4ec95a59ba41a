import { recentSignInHeader } from '@motohaat/contract/headers';
import type { DeletionPlan } from '@motohaat/contract/profile';
import { graceDays, recentSignInMinutes } from '@motohaat/domain/account';

import type { VerifiedIdentity } from '../../adapters/identity/port.ts';
import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Shown } from '../../http/shown.ts';
import type { Say } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { endSessions } from '../accounts/account-status.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { tell } from '../notices/tell.ts';
import { findProfile } from '../profile/find-profile.ts';
import { countConsequences } from './consequences.repository.ts';
import { insertDeletion, setLeaving } from './deletions.repository.ts';
import { listHolding, moneyInFlight } from './money-in-flight.ts';
import { lockAdmins, protection } from './protection.ts';

const day = 86_400_000;

type Blocked = {
  code: 'last_admin' | 'money_in_flight' | 'forbidden';
  message: Say;
  /** The purpose of the page where the person can do something about it. */
  page?: 'orders' | 'sales';
};

type PagePath = (
  page: 'orders' | 'sales' | 'order' | 'sale',
  parameters?: Readonly<Record<string, string>>,
) => Promise<string | null>;

/**
 * What deleting one's own account would do, and whether it can be done.
 *
 * @param pagePath where a page is, with what its address needs
 * @param shown in whose words it is said why it cannot be done
 */
export async function planDeletion(
  db: Queryable,
  actor: Actor,
  pagePath: PagePath,
  shown: Shown,
  now = new Date(),
): Promise<DeletionPlan> {
  const [consequences, blocked] = await Promise.all([
    countConsequences(db, actor.id),
    whyBlocked(db, actor),
  ]);
  const due = new Date(now.getTime() + graceDays * day).toISOString();
  if (!blocked) return { consequences, blocked: null, due };
  const { message, page } = blocked;
  const path = page ? await pagePath(page) : null;
  const bookings = page ? await presentHolding(db, actor.id, { pagePath, shown }) : [];
  return { consequences, blocked: { message: message(shown.t), path, bookings }, due };
}

async function presentHolding(
  db: Queryable,
  userId: string,
  { pagePath, shown }: { pagePath: PagePath; shown: Shown },
) {
  const holding = await listHolding(db, userId);
  return Promise.all(
    holding.map(async ({ id, product_name: name, side }) => ({
      _id: id,
      productName: name,
      ...shown.name(name),
      path: await pagePath(side === 'buyer' ? 'order' : 'sale', { id }),
    })),
  );
}

/**
 * Asks for one's own account to be deleted: all sessions end now, the bikes leave the lists, and the
 * rest is done when the days of grace are over (machine M5). Done twice, the first one counts.
 *
 * @param proof a new sign-in of the same person
 * @returns when it is done
 * @throws AppError `forbidden`, `sign_in_again`, `last_admin`, `money_in_flight`
 */
export async function leave(
  db: Database,
  actor: Actor,
  proof: VerifiedIdentity,
  { requestId, now = new Date() }: { requestId: string; now?: Date },
): Promise<Date> {
  if (proof.uid !== actor.uid) throw new AppError('forbidden');
  const age = now.getTime() - proof.signedInAt.getTime();
  if (age > recentSignInMinutes * 60_000) throw new AppError('sign_in_again');
  return auditedTransaction(db, async (trx) => {
    const { leaving_at: already } = await findProfile(trx, actor.id);
    if (already) return already;
    if (actor.role === 'admin') await lockAdmins(trx, actor.id);
    const blocked = await whyBlocked(trx, actor);
    if (blocked) throw new AppError(blocked.code, { message: blocked.message });
    const dueAt = new Date(now.getTime() + graceDays * day);
    const { id } = actor;
    await insertDeletion(trx, { userId: id, requestedBy: id, reason: '', ban: false, dueAt });
    await setLeaving(trx, id, dueAt);
    await endSessions(trx, id);
    await tell(trx, { to: id, kind: 'deletion_asked', data: { due: dueAt.toISOString() } });
    await writeAudit(trx, {
      actorId: id,
      action: 'user.leaving',
      subject: { kind: 'user', id },
      before: { due: null },
      after: { due: dueAt.toISOString() },
      requestId,
    });
    return dueAt;
  });
}

/** Keeps an account that was to be deleted. Done twice, it is done. */
export async function stay(db: Database, actor: Actor, requestId: string): Promise<void> {
  await auditedTransaction(db, async (trx) => {
    const { leaving_at: due } = await findProfile(trx, actor.id);
    if (!due) return;
    await setLeaving(trx, actor.id, null);
    await trx
      .deleteFrom('account_deletions')
      .where('user_id', '=', actor.id)
      .where('erased_at', 'is', null)
      .execute();
    await tell(trx, { to: actor.id, kind: 'deletion_stopped', data: {} });
    await writeAudit(trx, {
      actorId: actor.id,
      action: 'user.staying',
      subject: { kind: 'user', id: actor.id },
      before: { due: due.toISOString() },
      after: { due: null },
      requestId,
    });
  });
}

/**
 * The new sign-in that a call has to carry.
 * @throws AppError `sign_in_again` without one
 */
export function recentSignIn(headers: Record<string, unknown>): string {
  const token = headers[recentSignInHeader];
  if (typeof token !== 'string' || token === '') throw new AppError('sign_in_again');
  return token;
}

async function whyBlocked(db: Queryable, actor: Actor): Promise<Blocked | undefined> {
  const { is_demo: isDemo } = await findProfile(db, actor.id);
  if (isDemo) return { code: 'forbidden', message: (t) => t.closure.demo };
  if (await protection(db, actor, '')) {
    return { code: 'last_admin', message: (t) => t.errors.last_admin };
  }
  const { bought, sold } = await moneyInFlight(db, actor.id, { unpaid: false });
  if (bought > 0) {
    return { code: 'money_in_flight', message: (t) => t.closure.bought, page: 'orders' };
  }
  if (sold > 0) {
    return { code: 'money_in_flight', message: (t) => t.closure.sold, page: 'sales' };
  }
  return undefined;
}
