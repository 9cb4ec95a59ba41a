import { Readable } from 'node:stream';

import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { endSessions } from '../accounts/account-status.ts';
import { tell } from '../notices/tell.ts';
import { editProfile } from './edit-profile.ts';
import { exportOf } from './export.ts';
import { findProfile } from './find-profile.ts';
import { presentProfile } from './profile.presenter.ts';

/** One's own account. */
export const profileRoutes: FastifyPluginAsync<{ identity: IdentityAccounts }> = async (
  app,
  { identity },
) => {
  route(app, calls.profile.read, async (request) =>
    presentProfile(await findProfile(app.db, accountOf(request).id)),
  );

  route(app, calls.profile.edit, async (request) =>
    presentProfile(await editProfile(app.db, accountOf(request).id, request.body)),
  );

  route(app, calls.profile.signOutEverywhere, async (request, reply) => {
    const { id, uid } = accountOf(request);
    await app.db.transaction().execute(async (trx) => {
      await endSessions(trx, id);
      await tell(trx, { to: id, kind: 'sessions_ended', data: {} });
    });
    app.authentication.clearCookie(reply);
    await identity.endSessions(uid).catch((err: unknown) => {
      // Here they have ended already: sign-ins from before count no more.
      request.log.warn({ err }, 'sessions could not be ended at the identity provider');
    });
    return { acknowledged: true };
  });

  route(app, calls.profile.exportData, { limit: 'write' }, async (request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="motohaat-my-data.json"')
      .send(Readable.from(exportOf(app.db, accountOf(request).id))),
  );
};
