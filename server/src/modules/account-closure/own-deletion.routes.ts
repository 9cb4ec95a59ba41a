import {
  DeletionPlan,
  DeletionScheduled,
  OwnQuery,
  ProfileActDone,
} from '@motohaat/contract/profile';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityPort } from '../../adapters/identity/port.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { leave, planDeletion, recentSignIn, stay } from './leave.ts';

const own = { access: 'signed-in', ownEmail: 'query' } as const;
const refusal = { acknowledged: false };
const tags = ['profile'];
const querystring = input(OwnQuery);

/** The end of one's own account. */
export const ownDeletionRoutes: FastifyPluginAsync<{ identity: IdentityPort }> = async (
  app,
  { identity },
) => {
  app.get(
    '/profile/deletion',
    {
      config: own,
      schema: {
        summary: "What deleting the caller's account would do",
        tags,
        querystring,
        response: { 200: output(DeletionPlan) },
      },
    },
    async (request): Promise<DeletionPlan> => planDeletion(app.db, accountOf(request)),
  );

  app.delete(
    '/profile',
    {
      config: { ...own, refusal },
      schema: {
        summary: "Asks for the caller's account to be deleted",
        tags,
        querystring,
        response: { 200: output(DeletionScheduled) },
      },
    },
    async (request, reply): Promise<DeletionScheduled> => {
      const proof = await verified(identity, recentSignIn(request.headers));
      const { id: requestId } = request;
      const due = await leave(app.db, accountOf(request), proof, { requestId });
      app.authentication.clearCookie(reply);
      return { acknowledged: true, due: due.toISOString() };
    },
  );

  app.post(
    '/profile/keep',
    {
      config: { ...own, refusal },
      schema: {
        summary: "Keeps the caller's account, which was to be deleted",
        tags,
        querystring,
        response: { 200: output(ProfileActDone) },
      },
    },
    async (request): Promise<ProfileActDone> => {
      await stay(app.db, accountOf(request), request.id);
      return { acknowledged: true };
    },
  );
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
