import {
  Act,
  ActDone,
  DeleteUser,
  ReasonedAct,
  UserDeleted,
  UserDetail,
} from '@motohaat/contract/administration';
import { errorCatalogue } from '@motohaat/contract/errors';
import { IdParam } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import type { RememberedCounts } from '../accounts/user-counts.ts';
import { presentUserDetail } from '../accounts/users.presenter.ts';
import { findUser } from '../accounts/users.repository.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import { countStrikes } from '../moderation/moderation.repository.ts';
import type { ClosureServices } from './closure-services.ts';
import { countConsequences } from './consequences.repository.ts';
import { deleteUser } from './delete-user.ts';
import { protection } from './protection.ts';
import { reinstateUser, suspendUser } from './suspend.ts';

const adminsOnly = { access: ['admin'] } as const;
const tags = ['administration'];

type Options = { services: ClosureServices; counts: RememberedCounts };

/** What the admin does to accounts. */
export const accountClosureRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services, counts },
) => {
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
      const action = adminActionOf(request, readReason(reason));
      const answer = await deleteUser(services, request.params.id, { ban }, action);
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
      const action = adminActionOf(request, readNeededReason(request.body.reason));
      await suspendUser(services, request.params.id, action);
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
      const action = adminActionOf(request, readReason(request.body?.reason));
      await reinstateUser(services, request.params.id, action);
      counts.forget();
      return { acknowledged: true };
    },
  );
};
