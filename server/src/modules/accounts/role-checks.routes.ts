import { AdminAnswer, BuyerAnswer, EmailParam, SellerAnswer } from '@motohaat/contract/accounts';
import { normaliseEmail } from '@motohaat/domain/email';
import type { ChosenRole } from '@motohaat/domain/role';
import type { FastifyPluginAsync } from 'fastify';
import type * as v from 'valibot';

import type { Actor } from '../../plugins/authentication.ts';
import { input, output } from '../../plugins/schemas.ts';
import { isOwnEmail, mayAskAboutOthers } from './accounts.policy.ts';
import { findByEmail } from './accounts.repository.ts';

type EmailParams = { Params: v.InferOutput<typeof EmailParam> };

const roleCheck = { tags: ['accounts'], params: input(EmailParam) };

/** Which role an address has. */
export const roleCheckRoutes: FastifyPluginAsync = async (app) => {
  /** Everybody else's question is answered with no, whether or not that address exists. */
  async function hasRole(actor: Actor | null, email: string, role: ChosenRole): Promise<boolean> {
    if (isOwnEmail(actor, email)) return actor.role === role;
    if (!mayAskAboutOthers(actor)) return false;
    return (await findByEmail(app.db, normaliseEmail(email)))?.role === role;
  }

  app.get<EmailParams>(
    '/users/buyer/:email',
    {
      config: { access: 'optional' },
      schema: {
        ...roleCheck,
        summary: 'Whether an address is a buyer, for its owner and the admin',
        response: { 200: output(BuyerAnswer) },
      },
    },
    async ({ actor, params }) => ({ isBuyer: await hasRole(actor, params.email, 'buyer') }),
  );

  app.get<EmailParams>(
    '/users/seller/:email',
    {
      config: { access: 'optional' },
      schema: {
        ...roleCheck,
        summary: 'Whether an address is a seller, for its owner and the admin',
        response: { 200: output(SellerAnswer) },
      },
    },
    async ({ actor, params }) => ({ isSeller: await hasRole(actor, params.email, 'seller') }),
  );

  app.get<EmailParams>(
    '/users/admin/:email',
    {
      config: { access: 'optional' },
      schema: {
        ...roleCheck,
        summary: 'Whether the caller is an admin',
        response: { 200: output(AdminAnswer) },
      },
    },
    async ({ actor, params }, reply) => {
      // Never a look at the database: the time it takes would tell whether somebody is an admin.
      const isAdmin = isOwnEmail(actor, params.email) && actor.role === 'admin';
      if (isAdmin && actor) await app.authentication.setCookie(reply, actor);
      return { isAdmin };
    },
  );
};
