import { User } from '@motohaat/contract/accounts';
import { UserCounts, UsersQuery } from '@motohaat/contract/administration';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import { input, output } from '../../plugins/schemas.ts';
import type { RememberedCounts } from './user-counts.ts';
import { presentUser } from './users.presenter.ts';
import { listUsers } from './users.repository.ts';

const adminsOnly = { access: ['admin'] } as const;
const tags = ['administration'];

/** The accounts, for the admin. */
export const userRoutes: FastifyPluginAsync<{ counts: RememberedCounts }> = async (
  app,
  { counts },
) => {
  app.get<{ Querystring: UsersQuery }>(
    '/users',
    {
      config: adminsOnly,
      schema: {
        summary:
          'Accounts, by the beginning of a name, a last name or an address, in several orders',
        tags,
        querystring: input(UsersQuery),
        response: { 200: output(v.array(User)) },
      },
    },
    async (request, reply): Promise<User[]> => {
      const { role, status, q, sort } = request.query;
      const filter = { role, status, q, sort };
      const page = await listUsers(app.db, filter, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentUser);
    },
  );

  app.get(
    '/users/counts',
    {
      config: adminsOnly,
      schema: {
        summary: 'How many accounts there are of each role and status',
        tags,
        response: { 200: output(UserCounts) },
      },
    },
    async (): Promise<UserCounts> => counts.read(),
  );
};
