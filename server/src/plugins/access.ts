import type { Access } from '@motohaat/contract/calls/call';
import { normaliseEmail } from '@motohaat/domain/email';
import { entitlementOf } from '@motohaat/domain/role';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import type { VerifiedIdentity } from '../adapters/identity/port.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './authentication.ts';
import { callingMachine } from './machines.ts';
import { callingTeam } from './teams.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: of a row of the table what the row says. */
    access?: Access;
  }
}

/**
 * Closes every route by default: one that does not say who may call it fails at start. The checks
 * run before the body is read and before the shape is checked, so that a stranger learns nothing
 * from the order of refusals.
 */
export const access = fastifyPlugin(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.access === undefined) {
        throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
      }
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { access: rule } = request.routeOptions.config;
      if (rule === undefined || rule === 'public') return done();
      admit(request, rule).then(() => done(), done);
    });
    app.addHook('preValidation', (request, _reply, done) => {
      const { ownEmail } = request.routeOptions.config.call ?? {};
      done(
        ownEmail && isForeignEmail(request, ownEmail) ? new AppError('email_mismatch') : undefined,
      );
    });

    async function admit(request: FastifyRequest, rule: Exclude<Access, 'public'>) {
      try {
        await identify(request, rule);
      } catch (error) {
        if (isUnauthenticated(error)) await app.limits.refused(request);
        throw error;
      }
      await app.limits.admitted(request);
    }

    async function identify(request: FastifyRequest, rule: Exclude<Access, 'public'>) {
      if (rule === 'identity') {
        request.identity = await app.authentication.identity(request);
        return;
      }
      if (rule === 'team' && request.routeOptions.config.call?.byMachines) {
        await callingMachine(app, request);
        return;
      }
      if (rule === 'team') {
        request.team = await callingTeam(app, request);
        return;
      }
      request.actor = await app.authentication.bearer(request).catch((error: unknown) => {
        if (rule === 'lenient' && isUnauthenticated(error)) return null;
        throw error;
      });
      if (rule === 'optional' || rule === 'lenient') return;
      if (!request.actor) throw new AppError('unauthenticated');
      const { otherRoles, formerBuyers } = request.routeOptions.config.call ?? {};
      const isFormer = formerBuyers === true && entitlementOf(request.actor) === 'former-buyer';
      if (rule !== 'signed-in' && !isFormer && !rule.includes(request.actor.role)) {
        throw new AppError(
          'forbidden',
          otherRoles === undefined ? {} : { message: (t) => t.contract(otherRoles) },
        );
      }
    }
  },
  { name: 'access', dependencies: ['authentication', 'machines', 'rate-limit', 'teams'] },
);

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.status === 401;
}

/** Compares only text: any other form is for the schema to refuse, which runs next. */
function isForeignEmail(request: FastifyRequest, part: 'query' | 'body'): boolean {
  const values: unknown = request[part];
  const email =
    typeof values === 'object' && values !== null && 'email' in values ? values.email : undefined;
  const own = request.identity?.email ?? request.actor?.email;
  return typeof email === 'string' && normaliseEmail(email) !== own;
}

/** The account that calls, on routes for `signed-in` callers and for roles. */
export function accountOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError('unauthenticated');
  return request.actor;
}

/** The person who signed in, on routes with `identity` access. */
export function identityOf(request: FastifyRequest): VerifiedIdentity {
  if (!request.identity) throw new AppError('unauthenticated');
  return request.identity;
}
