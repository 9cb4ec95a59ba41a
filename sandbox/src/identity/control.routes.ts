import type { FastifyInstance } from 'fastify';

import { HttpError } from '../errors.ts';
import { type Fields, readFields, readFlag, readText } from '../fields.ts';
import { CONTROL_PREFIX } from '../request-guard.ts';
import { googleIdOf, normaliseEmail } from './accounts.ts';
import type { Identity } from './identity.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import type { Account } from './state.ts';

/** Calls for seeding and tests: make accounts as wished, and look at them. */
export async function identityControl(
  app: FastifyInstance,
  { identity }: { identity: Identity },
): Promise<void> {
  app.post(`${CONTROL_PREFIX}accounts`, async (request) => {
    const account = await putAccount(identity, readFields(request.body));
    return { localId: account.localId };
  });

  app.get<{ Params: { email: string } }>(`${CONTROL_PREFIX}accounts/:email`, (request) => {
    const account = identity.accounts.byEmail(request.params.email.toLowerCase());
    if (!account) throw new HttpError(404, 'No account has this e-mail address.');
    const { localId, email, emailVerified, displayName, photoUrl, disabled } = account;
    const providers = [account.password && 'password', account.google && 'google.com'];
    return {
      localId,
      email,
      emailVerified,
      displayName,
      photoUrl,
      disabled,
      providers: providers.filter(Boolean),
      createdAt: account.createdAt,
      lastLoginAt: account.lastLoginAt,
    };
  });
}

/**
 * Creates the account of an address, or changes what is given of it. Saying the same twice changes
 * nothing; a new password or a disabled account ends the sessions. The password policy does not
 * apply, so that accounts from before the policy can be tried.
 *
 * @throws HttpError 409 when the address or the id belongs to another account.
 */
async function putAccount(identity: Identity, fields: Fields): Promise<Account> {
  const email = normaliseEmail(readText(fields, 'email'));
  const password = readText(fields, 'password');
  const localId = readText(fields, 'localId');
  const displayName = readText(fields, 'displayName');
  const photoUrl = readText(fields, 'photoUrl');
  const emailVerified = readFlag(fields, 'emailVerified');
  const disabled = readFlag(fields, 'disabled');
  const google = readFlag(fields, 'google');
  const hash = password === undefined ? undefined : await hashPassword(password);

  const known = identity.accounts.byEmail(email);
  const sameId = localId === undefined ? undefined : identity.accounts.byId(localId);
  if (localId !== undefined && sameId !== known) {
    throw new HttpError(409, 'The address and the id belong to different accounts.');
  }
  const account = known ?? identity.accounts.create({ email, ...(localId && { localId }) });
  if (displayName !== undefined) account.displayName = displayName || undefined;
  if (photoUrl !== undefined) account.photoUrl = photoUrl || undefined;
  if (emailVerified !== undefined) account.emailVerified = emailVerified;
  if (google === true) {
    account.google ??= {
      rawId: googleIdOf(email),
      email,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
    };
  }
  if (google === false) account.google = undefined;
  if (disabled !== undefined && disabled !== account.disabled) {
    account.disabled = disabled;
    identity.accounts.endSessions(account);
  }
  if (password !== undefined && hash && !(await hasPassword(account, password))) {
    account.password = { ...hash, updatedAt: identity.now() };
    identity.accounts.endSessions(account);
  }
  identity.accounts.changed();
  return account;
}

async function hasPassword(account: Account, password: string): Promise<boolean> {
  return account.password !== undefined && (await isPassword(password, account.password));
}
