import type { Queryable } from '../../database/index.ts';
import { findByEmail, promoteToAdmin } from './accounts.repository.ts';

/** The account cannot become an admin. The message says why and what to do. */
class AdminRefusedError extends Error {
  override name = 'AdminRefusedError';
}

/**
 * Makes the account of an address an admin. The account is bound to the identity provider's uid, so
 * whoever later holds the address gains nothing; that it is the person's own, the provider must have
 * verified.
 *
 * @param email in lower case
 * @returns a sentence that says what was done
 * @throws AdminRefusedError
 */
export async function makeAdmin(db: Queryable, email: string): Promise<string> {
  const account = await findByEmail(db, email);
  if (!account) {
    throw new AdminRefusedError(
      `No account has the address ${email}. Sign up with it on the site first.`,
    );
  }
  if (account.role === 'admin') throw new AdminRefusedError(`${email} is an admin already.`);
  if (account.status !== 'active') throw new AdminRefusedError(`${email} is suspended.`);
  if (account.is_demo) {
    throw new AdminRefusedError(`${email} is a demo account: everybody knows its password.`);
  }
  if (!account.email_verified) {
    throw new AdminRefusedError(
      `${email} is not verified. Open the link in the verification mail or sign in with Google, ` +
        'sign in on the site once more, and run this again.',
    );
  }
  if (!(await promoteToAdmin(db, account.id))) {
    throw new AdminRefusedError(`${email} was changed just now. Look at it and run this again.`);
  }
  return `${email} (a ${account.role} until now) is an admin. Pages that are open notice within a few minutes; signing in again is faster.`;
}
