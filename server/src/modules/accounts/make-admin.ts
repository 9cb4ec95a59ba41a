import type { Database } from '../../database/index.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { tell } from '../notices/tell.ts';
import { type Account, findByEmail, promoteToAdmin } from './accounts.repository.ts';

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
export async function makeAdmin(db: Database, email: string): Promise<string> {
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
  if (!(await promote(db, account))) {
    throw new AdminRefusedError(`${email} was changed just now. Look at it and run this again.`);
  }
  return `${email} (a ${account.role} until now) is an admin. Pages that are open notice within a few minutes; signing in again is faster.`;
}

/** The command has no account that acts: whoever may run it has the server itself. */
async function promote(db: Database, { id, role }: Account): Promise<boolean> {
  return auditedTransaction(db, async (trx) => {
    if (!(await promoteToAdmin(trx, id))) return false;
    await tell(trx, { to: id, kind: 'role_changed', data: { role: 'admin' } });
    await writeAudit(trx, {
      actorId: null,
      action: 'admin.made',
      subject: { kind: 'user', id },
      before: { role },
      after: { role: 'admin' },
      detail: { by: 'command' },
    });
    return true;
  });
}
