import { createSpellers } from '@motohaat/catalogue/spelling';
import { recentSignInHeader } from '@motohaat/contract/headers';
import type { DeletionPlan } from '@motohaat/contract/profile';
import { recentSignInMinutes } from '@motohaat/domain/account';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { messagesIn } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { userDeleted } from './delete-user.ts';
import { findDeletion, insertDeletion, markStep } from './deletions.repository.ts';
import { finishDeletion } from './finish-deletion.ts';
import { leave, planDeletion, recentSignIn } from './leave.ts';

const t = messagesIn('en');
const minute = 60_000;
let market: Market;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.identityAccounts.calls.length = 0;
  buyer = await market.signIn('buyer');
});

/** The person asked to be deleted, and the day has come. */
const asked = ({ id }: Person) =>
  insertDeletion(market.db, {
    userId: id,
    requestedBy: id,
    reason: '',
    ban: false,
    dueAt: new Date(),
  });
const finish = ({ id }: Person, now?: Date, services = market.services) =>
  finishDeletion(services, id, now);
const stored = ({ id }: Person) =>
  market.db
    .selectFrom('account_deletions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
const paid = async ({ id }: Person) =>
  addBooking(market.db, await market.bike(), { buyer_id: id, status: 'paid' });

describe('a deletion', () => {
  test('of who has money on its way waits, said once, and the person still signs in', async () => {
    await paid(buyer);
    await asked(buyer);
    const held = { state: 'held', identityPending: true };
    expect([await finish(buyer), await finish(buyer)]).toEqual([held, held]);
    expect(market.identityAccounts.calls).toEqual([]);
    expect((await market.get(buyer, '/api/me')).statusCode).toBe(200);
    const log = await market.get(admin, `/api/audit?subject=${buyer.id}`);
    expect(log.json()).toMatchObject([{ action: 'user.deletion_held' }]);
    await markStep(market.db, buyer.id, 'identity_disabled_at');
    expect(await finish(buyer)).toEqual({ state: 'held', identityPending: false });
  });

  test('is over once the last token cannot count any more, and not before', async () => {
    await asked(buyer);
    expect(await finish(buyer)).toEqual({ state: 'deleted', identityPending: false });
    const { identity_disabled_at: disabled } = await stored(buyer);
    const end = (disabled?.getTime() ?? 0) + 65 * minute;
    await finish(buyer, new Date(end - 1));
    expect(await stored(buyer)).toMatchObject({ finished_at: null });
    await finish(buyer, new Date(end));
    expect(await stored(buyer)).toMatchObject({ finished_at: expect.any(Date) });
    expect(await finish(buyer, new Date(end))).toBeUndefined();
  });

  test('is not over while the identity provider still has the account', async () => {
    await asked(buyer);
    const identity = {
      ...market.identityAccounts,
      deleteAccount: () => Promise.reject(new Error('away')),
    };
    const later = new Date(Date.now() + 1_000 * minute);
    const done = await finish(buyer, later, { ...market.services, identity });
    expect(done).toEqual({ state: 'deleted', identityPending: true });
    expect(await stored(buyer)).toMatchObject({ finished_at: null });
  });

  test('that is called off while the provider closes the account leaves it open there', async () => {
    await asked(buyer);
    const { identityAccounts, services, db } = market;
    const disableAccount = async (uid: string) => {
      await identityAccounts.disableAccount(uid);
      await db.deleteFrom('account_deletions').where('user_id', '=', buyer.id).execute();
    };
    const identity = { ...identityAccounts, disableAccount };
    expect(await finish(buyer, new Date(), { ...services, identity })).toBeUndefined();
    expect(identityAccounts.calls).toEqual([`disable ${buyer.uid}`, `enable ${buyer.uid}`]);
  });

  test('has steps only where there is one', async () => {
    await asked(buyer);
    expect(await markStep(market.db, buyer.id, 'held_at')).toBe(true);
    expect(await markStep(market.db, newId(), 'held_at')).toBe(false);
    expect(await findDeletion(market.db, newId())).toBeUndefined();
  });

  test.each([
    ['+8801712345678', 2],
    [null, 1],
  ])('with a ban keeps out the address and the phone %s', async (phone, bans) => {
    const { id } = await market.signIn('buyer', { phone });
    const count = async () => (await market.db.selectFrom('bans').select('hash').execute()).length;
    const before = await count();
    const { authorization } = admin;
    const url = `/api/users/admin/${id}`;
    const payload = { ban: true };
    await market.app.inject({ method: 'DELETE', url, headers: { authorization }, payload });
    expect((await count()) - before).toBe(bans);
  });

  test.each([
    [{ deletedCount: 0 }, undefined],
    [{ deletedCount: 0, state: 'held', identityPending: true }, t.closure.held],
    [{ deletedCount: 1, state: 'deleted', identityPending: true }, t.closure.identityPending],
    [{ deletedCount: 1, state: 'deleted', identityPending: false }, t.closure.deleted],
  ] as const)('that is done as %j says “%s”', (done, message) => {
    expect(userDeleted(done, t).message).toBe(message);
  });

  test('that an admin may not begin says why', async () => {
    const read = async ({ id }: Person) => (await market.get(admin, `/api/users/${id}`)).json();
    expect(await read(admin)).toMatchObject({ protectedBecause: t.errors.own_account });
    expect(await read(buyer)).toMatchObject({ protectedBecause: null });
  });
});

/** What is in the way of a person who wants to leave. */
async function blockedOf(person: Person): Promise<DeletionPlan['blocked']> {
  const plan = await planDeletion(
    market.db,
    actorOf(person),
    async (page, parameters) => [page, ...Object.values(parameters ?? {})].join(' '),
    shownIn('en', createSpellers().en),
  );
  return plan.blocked;
}

const actorOf = ({ id, uid, role }: Person) => ({ id, uid, role }) as Actor;

describe('leaving', () => {
  const now = new Date();
  const go = (actor: Actor, age = 0, uid = actor.uid) => {
    const proof = { uid, signedInAt: new Date(now.getTime() - age) } as never;
    return leave(market.db, actor, proof, { requestId: 'request', now });
  };

  test('wants a sign-in of the same person that is no older than a few minutes', async () => {
    const most = recentSignInMinutes * minute;
    const actor = actorOf(buyer);
    await expect(go(actor, 0, 'another')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(go(actor, most + 1)).rejects.toMatchObject({ code: 'sign_in_again' });
    expect(await go(actor, most)).toEqual(expect.any(Date));
  });

  test('a second time leaves the day as it is', async () => {
    const actor = actorOf(buyer);
    const due = await go(actor);
    const later = new Date(now.getTime() + minute);
    const proof = { uid: actor.uid, signedInAt: later } as never;
    expect(await leave(market.db, actor, proof, { requestId: 'again', now: later })).toEqual(due);
  });

  test('as an admin is for who still is one', async () => {
    const former = { ...actorOf(buyer), role: 'admin' } as const;
    await expect(go(former)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([[{}], [{ [recentSignInHeader]: '' }], [{ [recentSignInHeader]: ['a'] }]])(
    'with the headers %j has no such sign-in',
    (headers) => {
      expect(() => recentSignIn(headers)).toThrow(
        expect.objectContaining({ code: 'sign_in_again' }),
      );
      expect(recentSignIn({ ...headers, [recentSignInHeader]: 'proof' })).toBe('proof');
    },
  );

  test('leads to what stands in the way, as who has bought and as who has sold', async () => {
    const seller = await market.signIn('seller');
    const bike = await market.bike({ seller_id: seller.id });
    const { id } = await addBooking(market.db, bike, { buyer_id: buyer.id, status: 'paid' });
    expect(await blockedOf(buyer)).toMatchObject({
      path: 'orders',
      bookings: [{ _id: id, path: `order ${id}` }],
    });
    expect(await blockedOf(seller)).toMatchObject({
      path: 'sales',
      bookings: [{ _id: id, path: `sale ${id}` }],
    });
  });

  test('leads a demo account nowhere, whatever it has booked', async () => {
    const demo = await market.signIn('buyer', { is_demo: true });
    await paid(demo);
    expect(await blockedOf(demo)).toEqual({
      message: t.closure.demo,
      path: null,
      bookings: [],
    });
  });
});

test('the last admin is not deleted, not even on the day', async () => {
  await asked(admin);
  expect(await finish(admin)).toEqual({ state: 'held', identityPending: true });
  expect((await market.get(admin, '/api/me')).statusCode).toBe(200);
});
