import { ReleasesOverview } from '@motohaat/contract/registry';
import type { FastifyPluginAsync } from 'fastify';

import { output } from '../../plugins/schemas.ts';
import { readOverview } from './status.ts';

/** How the whole site stands, for the admin. */
export const overviewRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/releases',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'How every application stands',
        tags: ['releases'],
        response: { 200: output(ReleasesOverview) },
      },
    },
    async (_request, reply): Promise<ReleasesOverview> => {
      const overview = await readOverview(app.db);
      reply.header('etag', `"${overview.revision}"`);
      return overview;
    },
  );
};
