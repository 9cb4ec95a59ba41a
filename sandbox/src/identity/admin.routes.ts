import type { FastifyInstance } from 'fastify';

import { describeError, HttpError } from '../errors.ts';
import { type Fields, readFields, readFlag, readText, readTexts } from '../fields.ts';
import { userInfo } from './accounts.ts';
import { errorBody, refusal } from './errors.ts';
import type { Identity } from './identity.ts';
import type { Account } from './state.ts';

/** The one credential that the vendor's own emulator takes for calls of a server. */
const OWNER = 'Bearer owner';

/**
 * The calls that a server makes about other people's accounts, under the project's own path, as the
 * Admin SDK makes them.
 *
 * Source: Google Identity Toolkit REST, `projects.accounts.lookup`, `.update` and `.delete`.
 */
export async function identityAdmin(
  app: FastifyInstance,
  { identity, log }: { identity: Identity; log: (message: string) => void },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode, message } = describeError(error, log);
    return reply.code(statusCode).send(errorBody(statusCode, message));
  });
  app.addHook('preHandler', async (request) => {
    if (request.headers.authorization !== OWNER) {
      throw new HttpError(401, 'Request had invalid authentication credentials.');
    }
  });
  const base = `/identitytoolkit.googleapis.com/v1/projects/${identity.project}/accounts`;

  app.post(`${base}::lookup`, (request) => {
    const fields = readFields(request.body);
    const ids = readTexts(fields, 'localId');
    const emails = readTexts(fields, 'email').map((email) => email.toLowerCase());
    const users = identity.accounts.all
      .filter(({ localId, email }) => ids.includes(localId) || emails.includes(email))
      .map(userInfo);
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      ...(users.length > 0 && { users }),
    };
  });

  app.post(`${base}::update`, (request) => {
    const fields = readFields(request.body);
    const account = named(identity, fields);
    const disableUser = readFlag(fields, 'disableUser');
    const validSince = readText(fields, 'validSince');
    if (disableUser !== undefined) account.disabled = disableUser;
    // The vendor counts in seconds, as text.
    if (validSince !== undefined) account.validSince = Number(validSince) * 1000;
    identity.accounts.changed();
    return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: account.localId };
  });

  app.post(`${base}::delete`, (request) => {
    identity.accounts.remove(named(identity, readFields(request.body)));
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  });
}

/** @throws HttpError USER_NOT_FOUND */
function named(identity: Identity, fields: Fields): Account {
  const account = identity.accounts.byId(readText(fields, 'localId') ?? '');
  if (!account) throw refusal('USER_NOT_FOUND');
  return account;
}
