import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { consentingTeams, teamThatCalls } from '../../plugins/teams.ts';
import { orderRoutes } from '../smoke/orders.routes.ts';
import type { Registry } from './act.ts';
import { operationRoutes } from './operations.routes.ts';
import { overviewRoutes } from './overview.routes.ts';
import { publishRoutes } from './publish.routes.ts';
import { registryReads } from './reads.routes.ts';

/** The calls with which teams release, and those with which admins look after it. */
export const registryRoutes: FastifyPluginAsync<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(publishRoutes, { registry });
  await app.register(registryReads, { rows: calls.registry });
  await app.register(operationRoutes, {
    registry,
    rows: calls.registry,
    authorOf: (request) => `team:${teamThatCalls(request)}`,
    consentsOf: (request) => consentingTeams(app, request),
  });
  await app.register(orderRoutes, { rows: calls.registry });
  await app.register(overviewRoutes);
  await app.register(registryReads, { rows: calls.releases });
  await app.register(orderRoutes, { rows: calls.releases });
  await app.register(operationRoutes, {
    registry,
    rows: calls.releases,
    authorOf: (request) => `user:${accountOf(request).id}`,
  });
};
