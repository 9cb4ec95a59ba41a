import {
  Acted,
  ActQuery,
  ApplicationParam,
  Canary,
  Kill,
  Promote,
  Revive,
  RollBack,
} from '@motohaat/contract/registry';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';

import type { Access } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { findAccounts } from './accounts.repository.ts';
import type { Author } from './author.ts';
import {
  type ActRequest,
  canary,
  kill,
  promote,
  type Registry,
  revive,
  rollBack,
} from './operations.ts';
import { decidedOn, readInput } from './read-input.ts';

type ActRoutes = {
  registry: Registry;
  /** What the paths begin with, before the application. */
  path: '/registry' | '/releases';
  access: Access;
  authorOf: (request: FastifyRequest) => Author;
};

/** Promote, canary, roll back, kill and revive: the same for teams and for admins. */
export const actRoutes: FastifyPluginAsync<ActRoutes> = async (
  app,
  { registry, path, access, authorOf },
) => {
  act('promote', 'Makes a release live for everybody', Promote, (request, body) =>
    promote(registry, { ...request, ...body }),
  );
  act('canary', 'Gives a release to a few people first', Canary, async (request, body) =>
    canary(registry, {
      ...request,
      ...body,
      accounts: body.accounts && (await findAccounts(registry.db, body.accounts)),
    }),
  );
  act('rollback', 'Ends a canary, or goes back to an earlier release', RollBack, (request, body) =>
    rollBack(registry, { ...request, ...body }),
  );
  act('kill', 'Takes a remote off, with a sentence in its place', Kill, (request, body) =>
    kill(registry, { ...request, ...body }),
  );
  act('revive', 'Brings a remote back that was taken off', Revive, (request, body) =>
    revive(registry, { ...request, ...body }),
  );

  function act<Body extends GenericSchema<unknown, { reason: string }>>(
    name: string,
    summary: string,
    body: Body,
    carryOut: (request: Omit<ActRequest, 'reason'>, body: InferOutput<Body>) => Promise<Acted>,
  ): void {
    app.post<{ Params: ApplicationParam; Querystring: ActQuery }>(
      `${path}/:application/${name}`,
      {
        config: { access },
        schema: {
          summary,
          tags: ['releases'],
          params: input(ApplicationParam),
          querystring: input(ActQuery),
          headers: ifMatch,
          body: input(body),
          response: { 200: output(Acted) },
        },
      },
      (request) =>
        carryOut(
          {
            application: request.params.application,
            author: authorOf(request),
            ifMatch: decidedOn(request),
            dryRun: request.query.dryRun === 'true',
            requestId: request.id,
          },
          readInput(body, request.body),
        ),
    );
  }
};

/** Said here for the description of the calls; what it means is checked when the act is carried out. */
const ifMatch = {
  type: 'object',
  properties: {
    'if-match': { type: 'string', description: 'The revision it was decided on, in quotes.' },
  },
};
