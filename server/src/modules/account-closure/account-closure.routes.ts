import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { messagesFor } from '../../http/request-language.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import type { RememberedCounts } from '../accounts/user-counts.ts';
import { findUser } from '../accounts/user-detail.ts';
import { presentUserDetail } from '../accounts/users.presenter.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import { countStrikes } from '../moderation/strikes.ts';
import type { ClosureServices } from './closure-services.ts';
import { countConsequences } from './consequences.repository.ts';
import { deleteUser, userDeleted } from './delete-user.ts';
import { protection } from './protection.ts';
import { reinstateUser, suspendUser } from './suspend.ts';

type Options = { services: ClosureServices; counts: RememberedCounts };

/** What the admin does to accounts. */
export const accountClosureRoutes: FastifyPluginAsync<Options> = async (
  app,
  { services, counts },
) => {
  route(app, calls.users.read, async (request, reply) => {
    const user = await findUser(app.db, request.params.id);
    if (!user) throw new AppError('not_found');
    const [consequences, refusal, strikes] = await Promise.all([
      countConsequences(app.db, user.id),
      protection(app.db, user, accountOf(request).id),
      countStrikes(app.db, user.id),
    ]);
    const t = messagesFor(request, reply);
    const protectedBecause = refusal ? t.errors[refusal] : null;
    return presentUserDetail(user, { consequences, protectedBecause, strikes }, t);
  });

  route(app, calls.users.remove, async (request, reply) => {
    const { reason, ban = false } = request.body ?? {};
    const action = adminActionOf(request, readReason(reason));
    const done = await deleteUser(services, request.params.id, { ban }, action);
    counts.forget();
    const body = userDeleted(done, messagesFor(request, reply));
    return { status: body.state === 'held' ? 202 : 200, body };
  });

  route(app, calls.users.suspend, async (request) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    await suspendUser(services, request.params.id, action);
    counts.forget();
    return { acknowledged: true };
  });

  route(app, calls.users.reinstate, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    await reinstateUser(services, request.params.id, action);
    counts.forget();
    return { acknowledged: true };
  });
};
