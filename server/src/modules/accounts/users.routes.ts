import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { route } from '../../plugins/route.ts';
import type { RememberedCounts } from './user-counts.ts';
import { presentUser } from './users.presenter.ts';
import { listUsers } from './users.repository.ts';

/** The accounts, for the admin. */
export const userRoutes: FastifyPluginAsync<{ counts: RememberedCounts }> = async (
  app,
  { counts },
) => {
  route(app, calls.users.list, async (request, reply) => {
    const { role, status, q, sort } = request.query;
    const filter = { role, status, q, sort };
    const page = await listUsers(app.db, filter, request.query);
    linkNext(request, reply, page.next);
    return page.rows.map(presentUser);
  });

  route(app, calls.users.counts, async () => counts.read());
};
