import type { AccountStatus } from '@motohaat/domain/account';
import type { Language } from '@motohaat/domain/language';
import type { Role } from '@motohaat/domain/role';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import type { IdentityPort, VerifiedIdentity } from '../adapters/identity/port.ts';
import { AppError } from '../http/app-error.ts';
import { compositionCookie } from '../http/composition-cookie.ts';
import { hasExpired, type TokenClaims, tokenLifetime, tokenSigner } from './tokens.ts';

/** Who makes a request: the account behind a valid token, as the database has it now. */
export type Actor = {
  id: string;
  uid: string;
  email: string;
  name: string;
  photo: string | null;
  language: Language | null;
  role: Role;
  /** Whether there are bookings that the account made as a buyer; of sellers alone. */
  hasBookings: boolean;
  tokenId: string;
  tokenVersion: number;
  expiresAt: Date;
};

/** What one look at the database says of a token's account. */
export type KnownAccount = {
  id: string;
  uid: string;
  email: string;
  name: string;
  photo_url: string | null;
  language: Language | null;
  role: Role;
  has_bookings: boolean;
  status: AccountStatus;
  token_version: number;
  /** Whether the token was ended before its time. */
  is_revoked: boolean;
};

/** Where accounts and ended tokens are kept. */
export type ActorStore = {
  /** The account of a token, in one query. */
  find(userId: string, tokenId: string): Promise<KnownAccount | undefined>;
  /** Ends a token. */
  revoke(actor: Actor): Promise<void>;
};

type Authentication = {
  /**
   * What the access token of a request says, by its signature alone: the account may be gone and the
   * token ended or expired. Nothing for none, and for one that was not signed here.
   */
  claims(request: FastifyRequest): Promise<TokenClaims | undefined>;
  /**
   * The account behind the access token; `null` when none was sent.
   * @throws AppError `unauthenticated` for a token that does not count
   */
  bearer(request: FastifyRequest): Promise<Actor | null>;
  /**
   * The person behind the identity provider's ID token.
   * @throws AppError `unauthenticated` for none, or one that does not count
   */
  identity(request: FastifyRequest): Promise<VerifiedIdentity>;
  /** What the composition cookie says, by its signature alone; nothing for one that has expired. */
  cookieClaims(request: FastifyRequest): Promise<TokenClaims | undefined>;
  /** The account behind the composition cookie; `null` when it is absent or does not count. */
  cookie(request: FastifyRequest): Promise<Actor | null>;
  /** Gives the caller the composition cookie, which ends with the access token. */
  setCookie(reply: FastifyReply, actor: Actor): Promise<void>;
  clearCookie(reply: FastifyReply): void;
  /** Whether an account's token still counts, and its role is what it was. */
  isCurrent(actor: Actor): Promise<boolean>;
  /** A new access token for an account. */
  issue(user: { id: string; tokenVersion: number }): Promise<string>;
  /** Ends the caller's token, and the cookie that goes with it, for every process at once. */
  revoke(actor: Actor): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    authentication: Authentication;
  }
  interface FastifyRequest {
    actor: Actor | null;
    identity: VerifiedIdentity | null;
    /** Read once, however many ask. */
    accessClaims: Promise<TokenClaims | undefined> | null;
    /** Those of the composition cookie. */
    cookieClaims: Promise<TokenClaims | undefined> | null;
  }
}

const longestToken = 8192;

export type AuthenticationOptions = {
  /** Signs the server's own tokens. */
  secret: string;
  identity: IdentityPort;
  actors: ActorStore;
  /** Marks the cookie `Secure`, so that it travels over HTTPS only. */
  secureCookie: boolean;
};

export const authentication = fastifyPlugin<AuthenticationOptions>(
  async (app, { secret, identity, actors, secureCookie }) => {
    const tokens = tokenSigner(secret);
    // With these only the paths of remote files ever receive it (architecture, step 2).
    const attributes = {
      path: '/remotes',
      httpOnly: true,
      sameSite: 'strict',
      secure: secureCookie,
    } as const;

    async function actorOf(claims: TokenClaims | undefined): Promise<Actor | null> {
      if (!claims || hasExpired(claims)) return null;
      const account = await actors.find(claims.userId, claims.tokenId);
      return account && isCurrent(account, claims) ? actorFrom(account, claims) : null;
    }

    const accessClaims = (request: FastifyRequest) => {
      const token = tokenIn(request.headers.authorization);
      request.accessClaims ??= token ? tokens.verify('access', token) : Promise.resolve(undefined);
      return request.accessClaims;
    };

    const cookieClaims = (request: FastifyRequest) => {
      request.cookieClaims ??= readCookie(request.cookies[compositionCookie]);
      return request.cookieClaims;
    };

    async function readCookie(token: string | undefined): Promise<TokenClaims | undefined> {
      if (!token || token.length > longestToken) return undefined;
      const claims = await tokens.verify('composition', token);
      return claims && !hasExpired(claims) ? claims : undefined;
    }

    app.decorateRequest('actor', null);
    app.decorateRequest('identity', null);
    app.decorateRequest('accessClaims', null);
    app.decorateRequest('cookieClaims', null);
    app.decorate('authentication', {
      claims: accessClaims,
      bearer: async (request) => {
        if (bearerToken(request) === null) return null;
        const actor = await actorOf(await accessClaims(request));
        if (!actor) throw new AppError('unauthenticated');
        return actor;
      },
      identity: async (request) => {
        const token = bearerToken(request);
        if (token === null) throw new AppError('unauthenticated');
        return identity.verifyIdToken(token);
      },
      cookieClaims,
      cookie: async (request) => actorOf(await cookieClaims(request)),
      setCookie: async (reply, actor) => {
        const claims = { ...actor, userId: actor.id };
        const token = await tokens.sign('composition', claims);
        const rest = Math.max(0, Math.floor((actor.expiresAt.getTime() - Date.now()) / 1000));
        const age = Math.min(rest, tokenLifetime);
        reply.setCookie(compositionCookie, token, { ...attributes, maxAge: age });
      },
      clearCookie: (reply) => {
        reply.setCookie(compositionCookie, '', { ...attributes, maxAge: 0 });
      },
      isCurrent: async (actor) => {
        const now = await actorOf({ ...actor, userId: actor.id });
        return now?.role === actor.role;
      },
      issue: (user) => tokens.sign('access', tokens.claimsFor(user)),
      revoke: (actor) => actors.revoke(actor),
    } satisfies Authentication);
  },
  { name: 'authentication', dependencies: ['@fastify/cookie', 'error-handler'] },
);

function isCurrent(account: KnownAccount, claims: TokenClaims): boolean {
  return (
    account.status === 'active' &&
    account.token_version === claims.tokenVersion &&
    !account.is_revoked
  );
}

function actorFrom(account: KnownAccount, claims: TokenClaims): Actor {
  return {
    id: account.id,
    uid: account.uid,
    email: account.email,
    name: account.name,
    photo: account.photo_url,
    language: account.language,
    role: account.role,
    hasBookings: account.has_bookings,
    tokenId: claims.tokenId,
    tokenVersion: claims.tokenVersion,
    expiresAt: claims.expiresAt,
  };
}

/**
 * The credential of `Authorization: Bearer …`, its scheme in any case (RFC 9110, section 11.1);
 * `null` without the header.
 *
 * @throws AppError `unauthenticated` for a header of another form
 */
function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = tokenIn(header);
  if (!token) throw new AppError('unauthenticated');
  return token;
}

function tokenIn(header = ''): string | undefined {
  const token = /^bearer +(\S+) *$/i.exec(header)?.[1];
  return token && token.length <= longestToken ? token : undefined;
}
