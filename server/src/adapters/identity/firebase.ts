import { normaliseEmail } from '@motohaat/domain/email';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';

import { AppError } from '../../http/app-error.ts';
import type { IdentityPort, VerifiedIdentity } from './port.ts';

/** Seconds by which the provider's clock may differ from ours. */
const clockTolerance = 5;
const longestToken = 8192;
const longestUid = 128;
const longestEmail = 254;

/** The provider's published keys: kept for 6 hours, asked again for an unknown key at most each 30 s. */
export function remoteKeys(jwksUrl: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(jwksUrl), {
    cacheMaxAge: 6 * 3_600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
}

/**
 * Verifies Firebase ID tokens. The algorithm stands in the code, the keys come only from `keys`.
 *
 * Source: Firebase, "Verify ID tokens using a third-party JWT library".
 */
export function firebaseIdentity({
  projectId,
  keys,
}: {
  projectId: string;
  keys: JWTVerifyGetKey;
}): IdentityPort {
  return {
    verifyIdToken: async (token) => {
      if (token.length > longestToken) throw new AppError('unauthenticated');
      try {
        const { payload } = await jwtVerify(token, namedKey(keys), {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          clockTolerance,
        });
        return identityFrom(payload);
      } catch (cause) {
        if (cause instanceof errors.JOSEError) throw new AppError('unauthenticated', { cause });
        throw cause;
      }
    },
  };
}

function identityFrom(claims: JWTPayload): VerifiedIdentity {
  const now = Date.now() / 1000 + clockTolerance;
  const { sub, iat = 0, auth_time: signedInAt, email } = claims;
  // The library checks that a subject is there, not that it is text.
  if (typeof sub !== 'string' || sub === '' || sub.length > longestUid) {
    throw new AppError('unauthenticated');
  }
  if (typeof signedInAt !== 'number' || signedInAt > now || iat > now) {
    throw new AppError('unauthenticated');
  }
  // A sign-in without an address, such as by phone, cannot have an account here.
  if (typeof email !== 'string' || email === '' || email.length > longestEmail) {
    throw new AppError('unauthenticated');
  }
  return {
    uid: sub,
    email: normaliseEmail(email),
    emailVerified: claims['email_verified'] === true,
    name: typeof claims['name'] === 'string' ? claims['name'] : '',
    photo: typeof claims['picture'] === 'string' ? claims['picture'] : null,
    provider: providerOf(claims['firebase']),
    signedInAt: new Date(signedInAt * 1000),
  };
}

function providerOf(firebase: unknown): string {
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? firebase.sign_in_provider
      : undefined;
  return typeof provider === 'string' ? provider : 'unknown';
}

/**
 * The key for a token's header. A token must name its key, and a key set that cannot be had says
 * nothing about the token.
 */
function namedKey(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    if (!header.kid) throw new AppError('unauthenticated');
    try {
      return await keys(header, token);
    } catch (cause) {
      const isUnknown = cause instanceof errors.JWKSNoMatchingKey;
      if (isUnknown) throw new AppError('unauthenticated', { cause });
      throw new AppError('unavailable', { cause, retryAfter: 5 });
    }
  };
}
