import { Readable } from 'node:stream';

import {
  DeletionPlan,
  DeletionScheduled,
  EditProfile,
  OwnQuery,
  Profile,
  ProfileActDone,
} from '@motohaat/contract/profile';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityPort } from '../../adapters/identity/port.ts';
import { AppError } from '../../errors.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import type { Administration } from '../administration/administration.ts';
import { editProfile } from './edit-profile.ts';
import { exportOf } from './export.ts';
import { leave, planDeletion, recentSignIn, stay } from './leave.ts';
import { presentProfile } from './profile.presenter.ts';
import { endSessions, findProfile } from './profile.repository.ts';

export type ProfileRoutesOptions = { administration: Administration; identity: IdentityPort };

const own = { access: 'signed-in', ownEmail: 'query' } as const;
const refusal = { acknowledged: false };
const tags = ['profile'];
const querystring = input(OwnQuery);

/** One's own account. */
export const profileRoutes: FastifyPluginAsync<ProfileRoutesOptions> = async (
  app,
  { administration, identity },
) => {
  app.get(
    '/profile',
    {
      config: own,
      schema: {
        summary: "The caller's account",
        tags,
        querystring,
        response: { 200: output(Profile) },
      },
    },
    async (request): Promise<Profile> =>
      presentProfile(await findProfile(app.db, accountOf(request).id)),
  );

  app.patch<{ Body: EditProfile }>(
    '/profile',
    {
      config: { ...own, refusal },
      schema: {
        summary: "Changes the caller's name or phone number",
        tags,
        querystring,
        body: input(EditProfile),
        response: { 200: output(Profile) },
      },
    },
    async (request): Promise<Profile> =>
      presentProfile(await editProfile(app.db, accountOf(request).id, request.body)),
  );

  app.post(
    '/profile/sign-out-everywhere',
    {
      config: { ...own, refusal },
      schema: {
        summary: "Ends all of the caller's sessions, this one too",
        tags,
        querystring,
        response: { 200: output(ProfileActDone) },
      },
    },
    async (request, reply): Promise<ProfileActDone> => {
      const { id, uid } = accountOf(request);
      await endSessions(app.db, id);
      app.authentication.clearCookie(reply);
      await administration.identity.endSessions(uid).catch((err: unknown) => {
        // Here they have ended already: sign-ins from before count no more.
        request.log.warn({ err }, 'sessions could not be ended at the identity provider');
      });
      return { acknowledged: true };
    },
  );

  app.get(
    '/profile/export',
    {
      config: { ...own, limit: 'write' },
      schema: {
        summary: 'Everything that the database holds of the caller, as a file',
        tags,
        querystring,
      },
    },
    async (request, reply) =>
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="motohaat-my-data.json"')
        .send(Readable.from(exportOf(app.db, accountOf(request).id))),
  );

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
      const due = await leave(administration, accountOf(request), proof, { requestId });
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
      await stay(administration, accountOf(request), request.id);
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
