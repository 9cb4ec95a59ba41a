import fastifyPlugin from 'fastify-plugin';

import { ownCalls } from '../http/own-calls.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { type Allowance, allowances, type Take } from './allowances.ts';
import { chargeAtDoor, chargeOfCaller, chargeOfLook, chargeOfRefused, kindOf } from './charges.ts';

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
      app.authentication
        .claims(request)
        .then((claims) => charge(chargeAtDoor(request, kind, claims)))
        .then(() => done(), done);
    });

    async function charge(charged: ReturnType<typeof chargeAtDoor>): Promise<void> {
      if (charged) await take(...charged);
    }

    app.decorate('limits', {
      admitted: (request) => charge(chargeOfCaller(request)),
      refused: async (request) =>
        charge(chargeOfRefused(request, await app.authentication.claims(request))),
      lookedUp: async (request) =>
        charge(chargeOfLook(request, await app.authentication.cookieClaims(request))),
    });
  },
  { name: 'rate-limit', dependencies: ['authentication', 'error-handler'] },
);
