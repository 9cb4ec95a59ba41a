import * as calls from '@motohaat/contract/calls';
import { normaliseEmail } from '@motohaat/domain/email';
import type { ChosenRole } from '@motohaat/domain/role';
import type { FastifyPluginAsync } from 'fastify';

import type { Actor } from '../../plugins/authentication.ts';
import { route } from '../../plugins/route.ts';
import { isOwnEmail, mayAskAboutOthers } from './accounts.policy.ts';
import { findByEmail } from './accounts.repository.ts';

/** Which role an address has. */
export const roleCheckRoutes: FastifyPluginAsync = async (app) => {
  /** Everybody else's question is answered with no, whether or not that address exists. */
  async function hasRole(actor: Actor | null, email: string, role: ChosenRole): Promise<boolean> {
    if (isOwnEmail(actor, email)) return actor.role === role;
    if (!mayAskAboutOthers(actor)) return false;
    return (await findByEmail(app.db, normaliseEmail(email)))?.role === role;
  }

  route(app, calls.accounts.isBuyer, async ({ actor, params }) => ({
    isBuyer: await hasRole(actor, params.email, 'buyer'),
  }));

  route(app, calls.accounts.isSeller, async ({ actor, params }) => ({
    isSeller: await hasRole(actor, params.email, 'seller'),
  }));

  route(app, calls.accounts.isAdmin, async ({ actor, params }, reply) => {
    // Never a look at the database: the time it takes would tell whether somebody is an admin.
    const isAdmin = isOwnEmail(actor, params.email) && actor.role === 'admin';
    if (isAdmin && actor) await app.authentication.setCookie(reply, actor);
    return { isAdmin };
  });
};
