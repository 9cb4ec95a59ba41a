import type { FastifyInstance } from 'fastify';

import { describeError, HttpError } from '../errors.ts';
import { type Fields, isFields, readFields, readText } from '../fields.ts';
import { baseUrl } from '../request-guard.ts';
import { errorBody, refusal } from './errors.ts';
import type { Identity } from './identity.ts';
import { languageOf } from './language.ts';
import { createAuthUri } from './operations/create-auth-uri.ts';
import { deleteAccount } from './operations/delete-account.ts';
import { lookup } from './operations/lookup.ts';
import type { Operation } from './operations/operation.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendOobCode } from './operations/send-oob-code.ts';
import { signInWithIdp } from './operations/sign-in-with-idp.ts';
import { signInWithPassword } from './operations/sign-in-with-password.ts';
import { signUp } from './operations/sign-up.ts';
import { update } from './operations/update.ts';
import { passwordPolicy } from './password-policy.ts';
import { resumeSession } from './sessions.ts';
import { ID_TOKEN_SECONDS } from './tokens.ts';

/** Where the vendor publishes the keys of its ID tokens. */
export const JWKS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const TOOLKIT = '/identitytoolkit.googleapis.com';

const OPERATIONS: Record<string, Operation> = {
  createAuthUri,
  delete: deleteAccount,
  lookup,
  resetPassword,
  sendOobCode,
  signInWithIdp,
  signInWithPassword,
  signUp,
  update,
};

/** The calls that the web SDK makes of Firebase Authentication, and the vendor's error shape. */
export async function identityRest(
  app: FastifyInstance,
  { identity, log }: { identity: Identity; log: (message: string) => void },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode, message } = describeError(error, log);
    return reply.code(statusCode).send(errorBody(statusCode, message));
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preHandler', async (request) => assertApiKey(identity, request.query));

  for (const [name, operation] of Object.entries(OPERATIONS)) {
    // A single colon would begin a path parameter.
    app.post(`${TOOLKIT}/v1/accounts::${name}`, (request) =>
      operation(
        identity,
        readFields(request.body),
        baseUrl(request),
        languageOf(request.headers['x-firebase-locale']),
      ),
    );
  }
  app.get(`${TOOLKIT}/v1/projects`, () => ({
    projectId: identity.project,
    authorizedDomains: ['localhost', '127.0.0.1'],
  }));
  app.get(`${TOOLKIT}/v2/passwordPolicy`, () => passwordPolicy);

  app.post('/securetoken.googleapis.com/v1/token', (request) =>
    refreshTokens(identity, readFields(request.body)),
  );
}

/** The key set and the mails: open calls, without an API key, as with the vendor and its emulator. */
export async function identityOpenCalls(
  app: FastifyInstance,
  { identity }: { identity: Identity },
): Promise<void> {
  app.get(JWKS_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [identity.keys.publicJwk] }),
  );
  app.get(`/emulator/v1/projects/${identity.project}/oobCodes`, () => ({
    oobCodes: identity.mails.all
      .filter(({ used }) => !used)
      .map(({ email, requestType, oobCode, oobLink }) => ({
        email,
        requestType,
        oobCode,
        oobLink,
      })),
  }));
}

/** A new ID token for a refresh token. */
async function refreshTokens(identity: Identity, body: Fields): Promise<object> {
  if (readText(body, 'grant_type') !== 'refresh_token') throw refusal('INVALID_REFRESH_TOKEN');
  const { account, session } = await resumeSession(identity, readText(body, 'refresh_token'));
  const { idToken, refreshToken } = await identity.tokens.issue(account, session);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: identity.project,
  };
}

function assertApiKey(identity: Identity, query: unknown): void {
  const key = isFields(query) ? query['key'] : undefined;
  if (!key) throw new HttpError(403, 'The request is missing a valid API key.');
  if (key !== identity.apiKey) {
    throw new HttpError(400, 'API key not valid. Please pass a valid API key.');
  }
}
