import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { changeRole, whyHeld } from './change-role.ts';
import { countBuying, type Holding, listHolding } from './role-change.repository.ts';

/** Becoming a seller, and a buyer again. */
export const roleChangeRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.profile.rolePlan, async (request, reply) => {
    const { id, role } = accountOf(request);
    const to = role === 'seller' ? 'buyer' : 'seller';
    const [buying, holding] = await Promise.all([
      countBuying(app.db, id),
      to === 'buyer' ? listHolding(app.db, id, new Date()) : [],
    ]);
    if (holding.length === 0) return { to, buying, blocked: null };
    const shown = app.shownFor(request, reply);
    const presented = holding.map(async (each) => ({
      _id: each.id,
      name: each.name,
      ...shown.name(each.name),
      path: await pathOf(each),
    }));
    const message = whyHeld(holding)(shown.t);
    return { to, buying, blocked: { message, holding: await Promise.all(presented) } };
  });

  route(app, calls.profile.changeRole, async (request) => {
    await changeRole(app.db, accountOf(request), request.body.role, { requestId: request.id });
    return { acknowledged: true };
  });

  const pathOf = ({ kind, id }: Holding) =>
    kind === 'booking' ? app.pagePath('sale', { id }) : app.pagePath('my-bikes');
};
