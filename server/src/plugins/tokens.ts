import { randomUUID } from 'node:crypto';

import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

import { boundedCache } from '../http/bounded-cache.ts';

/** Seconds that an access token counts. */
export const tokenLifetime = 600;

const issuer = 'motohaat';

/** Bytes of tokens whose signature was found good, so that it is reckoned once: some thousand of them. */
const remembered = 4_000_000;

// Each kind has a type and an audience of its own, so that none passes for another, nor for the
// identity provider's ID token (RFC 8725, sections 3.9 and 3.11).
const kinds = {
  access: { typ: 'at+jwt', audience: 'motohaat:api' },
  composition: { typ: 'composition+jwt', audience: 'motohaat:remotes' },
} as const;
export type TokenKind = keyof typeof kinds;

/** What a token says; never a role, which is read on each request. */
export type TokenClaims = {
  /** `users.id`. */
  userId: string;
  /** One for an access token and the cookie that goes with it. */
  tokenId: string;
  tokenVersion: number;
  expiresAt: Date;
};

/** Signs and verifies the server's own tokens: HS256, with a secret that all processes share. */
export function tokenSigner(secret: string) {
  const key = new TextEncoder().encode(secret);
  const known = boundedCache<TokenClaims>(remembered);

  return {
    /** The claims of a new token for this account. */
    claimsFor: (user: { id: string; tokenVersion: number }, now = new Date()): TokenClaims => ({
      userId: user.id,
      tokenId: randomUUID(),
      tokenVersion: user.tokenVersion,
      expiresAt: new Date((Math.floor(now.getTime() / 1000) + tokenLifetime) * 1000),
    }),

    sign: (kind: TokenKind, claims: TokenClaims): Promise<string> =>
      new SignJWT({ tv: claims.tokenVersion })
        .setProtectedHeader({ alg: 'HS256', typ: kinds[kind].typ })
        .setIssuer(issuer)
        .setAudience(kinds[kind].audience)
        .setSubject(claims.userId)
        .setJti(claims.tokenId)
        .setIssuedAt()
        .setExpirationTime(claims.expiresAt)
        .sign(key),

    /** The claims of a token of that kind that was signed here, expired or not; else nothing. */
    verify: async (kind: TokenKind, token: string): Promise<TokenClaims | undefined> => {
      const name = `${kind} ${token}`;
      const before = known.get(name);
      if (before) return before;
      const claims = await read(kind, token, key);
      // Two bytes a letter, and what it says. Nobody else can fill this: only what was signed here is kept.
      if (claims) known.set(name, claims, 2 * name.length + 400);
      return claims;
    },
  };
}

async function read(
  kind: TokenKind,
  token: string,
  key: Uint8Array,
): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: kinds[kind].typ,
      audience: kinds[kind].audience,
      issuer,
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'tv'],
    });
    return claimsIn(payload);
  } catch (error) {
    // Found last of all: everything else about it is right.
    if (error instanceof errors.JWTExpired) return claimsIn(error.payload);
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export function hasExpired({ expiresAt }: TokenClaims): boolean {
  return expiresAt.getTime() <= Date.now();
}

function claimsIn(payload: JWTPayload): TokenClaims {
  return {
    userId: String(payload.sub),
    tokenId: String(payload.jti),
    tokenVersion: Number(payload['tv']),
    expiresAt: new Date(Number(payload.exp) * 1000),
  };
}
