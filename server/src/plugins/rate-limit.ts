import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { ownCalls } from '../http/own-calls.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { addressKey } from './address-key.ts';
import { type Allowance, allowances, type Take } from './allowances.ts';
import { hasExpired } from './tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which allowance a call takes from; by its method when left out. */
    limit?: Extract<Allowance, 'exchange' | 'write' | 'report' | 'read'> | 'none';
  }
  interface FastifyInstance {
    limits: {
      /** Takes from the allowance of the account, identity or team that was just verified. */
      admitted(request: FastifyRequest): Promise<void>;
      /** Takes from what its address has for credentials that do not count. */
      refused(request: FastifyRequest): Promise<void>;
      /**
       * Takes what a look into the database costs, on a route without a limit: from the account that the
       * cookie of a dashboard's files names, else from the address.
       */
      lookedUp(request: FastifyRequest): Promise<void>;
    };
  }
}

export type RateLimitOptions = {
  enabled: boolean;
  /** Counts for all processes; without it each counts for itself. */
  store?: SharedStore | undefined;
};

/**
 * Limits how often calls are made. An allowance belongs to what was verified: a token by its
 * signature, before the database is asked, then the account, identity or team. Where nobody is asked
 * whether a token was ended, it takes from what its user has for that alone, so that one that was ended
 * takes nothing from the account. Whoever shows nothing, or what has expired, takes from what the
 * address has, which nobody who is verified is held to; and credentials that do not count take from yet
 * another, whatever names they carry.
 */
export const rateLimit = fastifyPlugin<RateLimitOptions>(
  async (app, { enabled, store }) => {
    const take: Take = enabled ? allowances(store) : async () => {};

    app.addHook('onRequest', (request, _reply, done) => {
      const kind = kindOf(request);
      if (kind === 'none' || ownCalls.getStore()) return done();
      limit(request, kind).then(() => done(), done);
    });

    async function limit(
      request: FastifyRequest,
      kind: Exclude<ReturnType<typeof kindOf>, 'none'>,
    ) {
      const claims = await app.authentication.claims(request);
      const isCounted = claims !== undefined && !hasExpired(claims);
      if (!isLookedAt(request)) {
        await (isCounted ? take('session', `user ${claims.userId}`) : take(kind, address(request)));
      } else if (claims) {
        // One who has many that expired is told so no oftener than somebody who has one.
        await take('session', isCounted ? `token ${claims.tokenId}` : `expired ${claims.userId}`);
      }
    }

    app.decorate('limits', {
      admitted: async (request) => {
        const kind = kindOf(request);
        const caller = verifiedCaller(request);
        if (kind === 'none' || !caller) return;
        if (kind === 'write' || kind === 'exchange') await take(kind, caller);
        else await take('session', caller);
      },
      refused: async (request) => {
        const isShown = request.headers.authorization !== undefined;
        if (isShown && !(await app.authentication.claims(request))) {
          await take('refused', addressKey(request.ip));
        }
      },
      lookedUp: async (request) => {
        const claims = await app.authentication.cookieClaims(request);
        if (claims) await take('files', `user ${claims.userId}`);
        else await take('read', address(request));
      },
    });
  },
  { name: 'rate-limit', dependencies: ['authentication', 'error-handler'] },
);

function kindOf({ routeOptions, method }: FastifyRequest) {
  return routeOptions.config.limit ?? (readers.has(method) ? 'read' : 'write');
}

const readers = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether something is shown, and has to count for the call to be carried out. */
function isLookedAt({ headers, routeOptions }: FastifyRequest): boolean {
  const { access = 'public' } = routeOptions.config;
  return headers.authorization !== undefined && access !== 'public' && access !== 'lenient';
}

const address = ({ ip }: FastifyRequest) => `address ${addressKey(ip)}`;

function verifiedCaller({ actor, identity, team }: FastifyRequest): string | undefined {
  if (actor) return `account ${actor.id}`;
  if (identity) return `identity ${identity.uid}`;
  return team ? `team ${team}` : undefined;
}
