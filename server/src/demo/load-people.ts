import type { DemoAccount } from '@motohaat/demo/accounts';
import { buyers } from '@motohaat/demo/buyers';
import { sellers } from '@motohaat/demo/sellers';
import { v7 as uuidv7 } from 'uuid';

import type { Queryable } from '../database/index.ts';

/**
 * Makes a demo account known to the identity stand-in.
 *
 * @returns the account's uid there
 * @throws Error when the sandbox cannot be reached or refuses
 */
export async function createIdentity(sandboxUrl: string, account: DemoAccount): Promise<string> {
  const url = new URL('/__sandbox/accounts', sandboxUrl);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: account.email,
      password: account.password,
      displayName: account.name,
      emailVerified: true,
    }),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new Error(`The sandbox at ${url.origin} cannot be reached. Start it first.`, { cause });
  });
  const answer: unknown = await response.json();
  const uid =
    typeof answer === 'object' && answer !== null && 'localId' in answer ? answer.localId : null;
  if (!response.ok || typeof uid !== 'string') {
    throw new Error(`The sandbox did not make ${account.email}: status ${response.status}.`);
  }
  return uid;
}

const week = 7 * 24 * 3_600_000;

/** People of the demo market have joined before their first bike was posted. */
const joined = (weeksAgo: number) => ({ created_at: new Date(Date.now() - weeksAgo * week) });

/**
 * Writes a demo account. The uid follows the sandbox, which may have been emptied on its own; the password
 * that was set there just now is no news to anybody.
 */
export async function loadAccount(db: Queryable, account: DemoAccount, uid: string): Promise<void> {
  const known = { uid, email_verified: true, password_changed_at: new Date() };
  await db
    .insertInto('users')
    .values({
      id: uuidv7(),
      ...known,
      email: account.email,
      name: account.name,
      role: account.role,
      // The flag would forbid the role; this account exists in demo mode only all the same.
      is_demo: account.role !== 'admin',
      ...joined(60),
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(known))
    .execute();
}

/** Writes the others, who only sell or have booked: nobody can sign in as one of them. */
export async function loadOthers(db: Queryable): Promise<void> {
  await db
    .insertInto('users')
    .values(
      [
        ...sellers.map((person) => ({ ...person, role: 'seller' as const })),
        ...buyers.map((person) => ({ ...person, verified: true, role: 'buyer' as const })),
      ].map(({ key, name, email, role, verified }, place) => ({
        id: uuidv7(),
        uid: `demo-${key}`,
        email,
        email_verified: verified,
        name,
        role,
        is_demo: true,
        ...joined(50 - (place % 40)),
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
