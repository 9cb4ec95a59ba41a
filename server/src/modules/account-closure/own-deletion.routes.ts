import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityPort } from '../../adapters/identity/port.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { leave, planDeletion, recentSignIn, stay } from './leave.ts';

/** The end of one's own account. */
export const ownDeletionRoutes: FastifyPluginAsync<{ identity: IdentityPort }> = async (
  app,
  { identity },
) => {
  route(app, calls.profile.deletionPlan, async (request, reply) => {
    const shown = app.shownFor(request, reply);
    return planDeletion(
      app.db,
      accountOf(request),
      (page, parameters) => app.pagePath(page, parameters),
      shown,
    );
  });

  route(app, calls.profile.remove, async (request, reply) => {
    const proof = await verified(identity, recentSignIn(request.headers));
    const { id: requestId } = request;
    const due = await leave(app.db, accountOf(request), proof, { requestId });
    app.authentication.clearCookie(reply);
    return { acknowledged: true, due: due.toISOString() };
  });

  route(app, calls.profile.keep, async (request) => {
    await stay(app.db, accountOf(request), request.id);
    return { acknowledged: true };
  });
};

/** A proof that does not count is no reason to end the session of who sent it. */
async function verified(identity: IdentityPort, token: string) {
  try {
    return await identity.verifyIdToken(token);
  } catch (cause) {
    const isRefused = cause instanceof AppError && cause.code === 'unauthenticated';
    throw isRefused ? new AppError('sign_in_again', { cause }) : cause;
  }
}
