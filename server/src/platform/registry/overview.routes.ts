import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { messagesFor } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { ownUses } from './own-uses.ts';
import { readUses } from './read-uses.ts';
import { readOverview } from './status.ts';

/** How the whole site stands, for the admin; and of who uses what each team its own part. */
export const overviewRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.releases.overview, async (request, reply) => {
    const overview = await readOverview(app.db, messagesFor(request, reply));
    reply.header('etag', `"${overview.revision}"`);
    return overview;
  });

  route(app, calls.releases.uses, async () => readUses(app.db));
  route(app, calls.registry.uses, async ({ params }) =>
    ownUses(await readUses(app.db), params.application),
  );
};
