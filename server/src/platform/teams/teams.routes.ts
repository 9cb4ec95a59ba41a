import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';

/** Whose parts an account sees. */
export const teamRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.teams.own, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const teams = await app.teamsOfAccount(accountOf(request).id);
    return teams.map((application) => ({ application }));
  });
};
