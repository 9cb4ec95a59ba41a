import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { advertise, withdrawAdvert } from './adverts.service.ts';

/** Putting a bike on the home page, and taking it off. */
export const advertRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.products.advertise, async (request) => {
    const id = request.newRowId();
    const insertedId = await advertise(app.db, accountOf(request), request.body, { id });
    return { acknowledged: true, insertedId };
  });

  route(app, calls.products.endAdvert, async (request) => {
    await withdrawAdvert(app.db, accountOf(request), request.params.id);
    return { deletedCount: 1 };
  });
};
