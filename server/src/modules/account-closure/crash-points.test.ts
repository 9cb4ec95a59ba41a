import { afterAll, beforeAll, expect, test } from 'vitest';

import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import { finishDeletions } from '../../jobs/finish-deletions.ts';
import type { Person } from '../../testing/app.ts';
import { Killed, killable } from '../../testing/killable.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { noPayments } from '../../testing/no-payments.ts';
import { deleteUser } from './delete-user.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
import type { ClosureServices } from './closure-services.ts';

/** A process that dies at its nth step: a statement, or a call to the identity provider. */
function killableServices(steps: number): { services: ClosureServices; isKilled: () => boolean } {
  const { services, identityAccounts: identity } = market;
  const provider = {
    ...noPayments,
    // The payments' port lends its steps to the identity provider's calls.
    cancelIntent: (uid: string) => identity.disableAccount(uid),
    retrieveIntent: async (uid: string) => {
      await identity.deleteAccount(uid);
      return undefined;
    },
  };
  const { payments, isKilled } = killable({ db: market.db, provider, log: services.log }, steps);
  const accounts: IdentityAccounts = {
    ...identity,
    disableAccount: (uid) => payments.provider.cancelIntent(uid),
    deleteAccount: async (uid) => {
      await payments.provider.retrieveIntent(uid);
    },
  };
  const db = payments.db;
  return { services: { ...services, db, identity: accounts }, isKilled };
}

test('whichever step is the last of a process, the job finishes the deletion', async () => {
  let hasEnded = false;
  for (let steps = 1; !hasEnded; steps += 1) {
    market.identityAccounts.calls.length = 0;
    const buyer = await market.signIn('buyer');
    const bike = await market.bike();
    const bookingId = await market.booked(buyer, bike);
    const { services, isKilled } = killableServices(steps);
    const action = { adminId: admin.id, reason: 'Testing.', requestId: 'request' };
    const result = await deleteUser(services, buyer.id, {}, action).catch((error: unknown) => {
      if (!isKilled() && !(error instanceof Killed)) throw error;
      return undefined;
    });
    hasEnded = !isKilled();
    if (result === undefined) {
      const begun = await market.db
        .selectFrom('account_deletions')
        .select('user_id')
        .where('user_id', '=', buyer.id)
        .execute();
      // Before its first commit nothing has happened, and the admin, who got no answer, asks again.
      if (begun.length === 0) {
        expect((await market.storedBooking(bookingId)).status).toBe('pending_payment');
        expect((await market.get(buyer, '/api/me')).statusCode).toBe(200);
        continue;
      }
    }
    await finishDeletions(market.services).run({
      signal: new AbortController().signal,
      now: () => new Date(),
      log: market.app.log,
    });
    const { calls } = market.identityAccounts;
    expect({ steps, status: (await market.storedBooking(bookingId)).status }).toEqual({
      steps,
      status: 'cancelled',
    });
    expect((await market.storedBike(bike.id)).status).toBe('active');
    expect([calls[0], calls.at(-1)]).toEqual([`disable ${buyer.uid}`, `delete ${buyer.uid}`]);
    const user = await market.db
      .selectFrom('users')
      .select(['status', 'phone'])
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ status: 'deleted', phone: null });
  }
}, 120_000);
