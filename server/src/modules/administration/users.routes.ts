import { User } from '@motohaat/contract/accounts';
import {
  Act,
  ActDone,
  DeleteUser,
  ReasonedAct,
  UserCounts,
  UserDeleted,
  UserDetail,
  UsersQuery,
} from '@motohaat/contract/administration';
import { errorCatalogue } from '@motohaat/contract/errors';
import { IdParam } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../errors.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { linkNext, pageRequest } from '../paging.ts';
import { actOf } from './act-of.ts';
import type { Administration } from './administration.ts';
import { deleteUser } from './delete-user.ts';
import { countStrikes } from './listings.repository.ts';
import { protection } from './protection.ts';
import { readNeededReason, readReason } from './reasons.ts';
import { reinstateUser, suspendUser } from './suspend.ts';
import { rememberedCounts } from './user-counts.ts';
import { presentUser, presentUserDetail } from './users.presenter.ts';
import { countConsequences, findUser, listUsers } from './users.repository.ts';

const adminsOnly = { access: ['admin'] } as const;
const tags = ['administration'];

/** The accounts, and what the admin does to them. */
export const userAdminRoutes: FastifyPluginAsync<{ administration: Administration }> = async (
  app,
  { administration },
) => {
  const counts = rememberedCounts(app.db);

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

  app.get<{ Params: IdParam }>(
    '/users/:id',
    {
      config: adminsOnly,
      schema: {
        summary: 'An account, and what deleting it would do',
        tags,
        params: input(IdParam),
        response: { 200: output(UserDetail) },
      },
    },
    async (request): Promise<UserDetail> => {
      const user = await findUser(app.db, request.params.id);
      if (!user) throw new AppError('not_found');
      const [consequences, refusal, strikes] = await Promise.all([
        countConsequences(app.db, user.id),
        protection(app.db, user, accountOf(request).id),
        countStrikes(app.db, user.id),
      ]);
      const protectedBecause = refusal ? errorCatalogue[refusal].message : null;
      return presentUserDetail(user, { consequences, protectedBecause, strikes });
    },
  );

  app.delete<{ Params: IdParam; Body: DeleteUser | null }>(
    '/users/admin/:id',
    {
      config: { ...adminsOnly, refusal: { deletedCount: 0 } },
      schema: {
        summary: 'Deletes an account',
        tags,
        params: input(IdParam),
        body: input(v.nullish(DeleteUser)),
        response: { 200: output(UserDeleted), 202: output(UserDeleted) },
      },
    },
    async (request, reply): Promise<UserDeleted> => {
      const { reason, ban = false } = request.body ?? {};
      const act = actOf(request, readReason(reason));
      const answer = await deleteUser(administration, request.params.id, { ban }, act);
      counts.forget();
      if (answer.state === 'held') reply.code(202);
      return answer;
    },
  );

  app.post<{ Params: IdParam; Body: ReasonedAct }>(
    '/users/:id/suspend',
    {
      config: { ...adminsOnly, refusal: { acknowledged: false } },
      schema: {
        summary: 'Suspends an account',
        tags,
        params: input(IdParam),
        body: input(ReasonedAct),
        response: { 200: output(ActDone) },
      },
    },
    async (request): Promise<ActDone> => {
      const act = actOf(request, readNeededReason(request.body.reason));
      await suspendUser(administration, request.params.id, act);
      counts.forget();
      return { acknowledged: true };
    },
  );

  app.post<{ Params: IdParam; Body: Act | null }>(
    '/users/:id/reinstate',
    {
      config: { ...adminsOnly, refusal: { acknowledged: false } },
      schema: {
        summary: 'Lets a suspended account in again',
        tags,
        params: input(IdParam),
        body: input(v.nullish(Act)),
        response: { 200: output(ActDone) },
      },
    },
    async (request): Promise<ActDone> => {
      const act = actOf(request, readReason(request.body?.reason));
      await reinstateUser(administration, request.params.id, act);
      counts.forget();
      return { acknowledged: true };
    },
  );
};
