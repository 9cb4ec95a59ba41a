import { Readable } from 'node:stream';

import { EditProfile, OwnQuery, Profile, ProfileActDone } from '@motohaat/contract/profile';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { endSessions } from '../accounts/account-status.repository.ts';
import { editProfile } from './edit-profile.ts';
import { exportOf } from './export.ts';
import { presentProfile } from './profile.presenter.ts';
import { findProfile } from './profile.repository.ts';

const own = { access: 'signed-in', ownEmail: 'query' } as const;
const refusal = { acknowledged: false };
const tags = ['profile'];
const querystring = input(OwnQuery);

/** One's own account. */
export const profileRoutes: FastifyPluginAsync<{ identity: IdentityAccounts }> = async (
  app,
  { identity },
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
      await identity.endSessions(uid).catch((err: unknown) => {
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
};
