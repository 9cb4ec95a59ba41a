import { type Fields, readText } from '../../fields.ts';
import { isLoopbackUrl } from '../../loopback.ts';
import { normaliseEmail } from '../accounts.ts';
import { refusal } from '../errors.ts';
import { requireSession } from '../sessions.ts';
import type { Operation } from './operation.ts';

/**
 * `accounts:sendOobCode`: writes the mail with a password-reset or confirmation link. A reset for an
 * unknown address answers as for a known one and writes nothing.
 */
export const sendOobCode: Operation = async (identity, body, baseUrl, language) => {
  const requestType = readText(body, 'requestType');
  const continueUrl = readContinueUrl(body);
  const order = { continueUrl, apiKey: identity.apiKey, baseUrl, language };
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';

  if (!requestType) throw refusal('MISSING_REQ_TYPE');
  if (requestType === 'PASSWORD_RESET') {
    const email = normaliseEmail(readText(body, 'email'));
    if (identity.accounts.byEmail(email)) identity.mails.send({ ...order, email, requestType });
    return { kind, email };
  }
  if (requestType === 'VERIFY_EMAIL') {
    const { account } = await requireSession(identity, readText(body, 'idToken'));
    identity.mails.send({ ...order, email: account.email, requestType });
    return { kind, email: account.email };
  }
  throw refusal('OPERATION_NOT_ALLOWED');
};

/** Only addresses of this computer are on the project's list of domains. */
function readContinueUrl(body: Fields): string | undefined {
  const url = readText(body, 'continueUrl');
  if (!url) return undefined;
  if (!URL.canParse(url)) throw refusal('INVALID_CONTINUE_URI');
  if (!isLoopbackUrl(url)) throw refusal('UNAUTHORIZED_DOMAIN');
  return url;
}
