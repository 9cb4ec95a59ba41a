import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { VerifiedIdentity } from '../../adapters/identity/port.ts';
import { AppError } from '../../http/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { register, signIn, type SigningIn } from './accounts.service.ts';
import { pseudonyms } from './pseudonyms.ts';

let home: TestDatabase;
let signingIn: SigningIn;
beforeAll(async () => {
  home = await createTestDatabase();
  signingIn = { db: home.db, pseudonyms: pseudonyms('secret'), supportEmail: 'help@example.com' };
});
afterAll(() => home.drop());

function identityOf(email: string, changes: Partial<VerifiedIdentity> = {}): VerifiedIdentity {
  const known = { uid: newId(), name: 'Mina', photo: null, provider: 'password' };
  return { ...known, email, emailVerified: false, signedInAt: new Date(), ...changes };
}
const come = (identity: VerifiedIdentity) => register(signingIn, identity, { role: 'buyer' });
const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** How two of them meet is for chance to say: of a hundred rounds some meet by the address and not the uid. */
test('of registrations of one person at once, one makes the account and all get it', async () => {
  for (let round = 0; round < 100; round += 1) {
    const identity = identityOf(`at-once-${round}@example.com`);
    const all = await Promise.all(Array.from({ length: 8 }, () => come(identity)));
    expect(new Set(all.map(({ account }) => account.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  }
});

/** No text of the database has a zero byte. */
const unstorable = 'a\u0000@example.com';

test.each([false, true])(
  'a failure of the database is no address that is taken (proved: %s)',
  async (emailVerified) => {
    const newcomer = await failureOf(come(identityOf(unstorable, { emailVerified })));
    const known = identityOf(`${newId()}@example.com`);
    await come(known);
    const moved = await failureOf(signIn(signingIn, { ...known, email: unstorable }));
    for (const failure of [newcomer, moved]) {
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(AppError);
    }
  },
);
