import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';

/** A Google service account that may administer the project's sign-in accounts. */
export type ServiceAccount = {
  clientEmail: string;
  /** PKCS #8, PEM. */
  privateKey: string;
};

/** Gives the bearer token for a call to Google. */
export type AccessTokens = () => Promise<string>;

const tokenUrl = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/identitytoolkit';
const lifetime = 3600;
/** Seconds before its end at which a token is no longer used. */
const margin = 60;
const timeout = 10_000;

const Answer = v.object({ access_token: v.string(), expires_in: v.number() });

/**
 * Access tokens of a service account, each used until shortly before it ends.
 *
 * Source: Google Identity, "Using OAuth 2.0 for server to server applications" (RFC 7523).
 *
 * @throws AppError `unavailable` if Google gives none
 */
export function serviceAccountTokens(
  { clientEmail, privateKey }: ServiceAccount,
  { url = tokenUrl, now = () => Date.now() }: { url?: string; now?: () => number } = {},
): AccessTokens {
  let current: { token: string; until: number } | undefined;

  return async () => {
    if (current && now() < current.until) return current.token;
    const issuedAt = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const { access_token: token, expires_in: seconds } = await exchange(url, assertion);
    current = { token, until: now() + (seconds - margin) * 1000 };
    return token;
  };
}

async function exchange(url: string, assertion: string): Promise<v.InferOutput<typeof Answer>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`Google gave no access token: status ${response.status}`);
    return v.parse(Answer, await response.json());
  } catch (cause) {
    throw new AppError('unavailable', { cause, retryAfter: 5 });
  }
}
