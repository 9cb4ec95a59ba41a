import { readText } from '../../fields.ts';
import { refusal } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { hashPassword } from '../password-hash.ts';
import { assertAcceptablePassword } from '../password-policy.ts';
import type { Mail } from '../state.ts';
import type { Operation } from './operation.ts';

/** `accounts:resetPassword`: with a new password sets it, without one only checks the code. */
export const resetPassword: Operation = async (identity, body) => {
  const oobCode = readText(body, 'oobCode');
  const newPassword = readText(body, 'newPassword');
  const { email, requestType } =
    newPassword === undefined
      ? identity.mails.open(oobCode)
      : await setNewPassword(identity, oobCode, newPassword);
  return { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType };
};

/**
 * Sets a new password for the owner of a reset code. Whoever has the code reads that mailbox, so the
 * address counts as confirmed. All sessions end, all other reset links with them, and a cool-down
 * after failed sign-ins too.
 *
 * @throws HttpError for a code or a password that is not good.
 */
export async function setNewPassword(
  identity: Identity,
  oobCode: string | undefined,
  newPassword: string,
): Promise<Mail> {
  identity.mails.open(oobCode, 'PASSWORD_RESET');
  assertAcceptablePassword(newPassword);
  const hash = await hashPassword(newPassword);
  // Opened again after the wait: the code may have been spent meanwhile.
  const mail = identity.mails.open(oobCode, 'PASSWORD_RESET');
  const account = identity.accounts.byEmail(mail.email);
  if (!account) throw refusal('INVALID_OOB_CODE');
  account.password = { ...hash, updatedAt: identity.now() };
  account.emailVerified = true;
  identity.mails.spend(mail.email, 'PASSWORD_RESET');
  identity.throttle.succeeded(mail.email);
  identity.accounts.endSessions(account);
  return mail;
}
