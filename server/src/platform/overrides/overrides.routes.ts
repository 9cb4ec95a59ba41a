import {
  ApplicationParam,
  NewOverride,
  OverrideMade,
  OverrideParam,
  OverrideRefreshed,
  TakeOverride,
} from '@motohaat/contract/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { makeOverride, renewOverride, withdrawOverride } from './overrides.ts';
import { overrideToken, type OwnOverride } from './own-override.ts';

const tags = ['releases'];
const team = { access: 'team' } as const;
const nothing = { 204: { type: 'null' } } as const;

/** Bytes of a call that carries a `release.json`. */
const bodyLimit = 1_000_000;

type Refreshed = { Params: OverrideParam; Body: InferOutput<typeof OverrideRefreshed> };

/** A remote on a person's own machine in that person's pages: the team's calls and the person's. */
export async function overrideRoutes(
  app: FastifyInstance,
  options: { db: Database; own: OwnOverride; secret: string; publicOrigin: string | undefined },
): Promise<void> {
  const { db, own, secret, publicOrigin } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  async function context() {
    const revision = await app.revision.current();
    if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
    return { db, revision };
  }

  app.post<{ Params: ApplicationParam; Body: NewOverride }>(
    '/api/registry/:application/overrides',
    {
      config: team,
      bodyLimit,
      schema: {
        summary: 'Put a local build into the pages of one account',
        tags,
        params: input(ApplicationParam),
        body: input(NewOverride),
        response: { 201: output(OverrideMade) },
      },
    },
    async (request, reply): Promise<OverrideMade> => {
      const { id, expiresAt } = await makeOverride(await context(), {
        ...request.body,
        ...request.params,
        requestId: request.id,
      });
      const url = new URL('/dashboard', publicOrigin ?? originOf(request));
      url.searchParams.set('override', overrideToken(secret, id));
      reply.code(201);
      return { id, url: url.href, expiresAt: expiresAt.toISOString() };
    },
  );

  app.put<Refreshed>(
    '/api/registry/:application/overrides/:id',
    {
      config: team,
      bodyLimit,
      schema: {
        summary: 'Give an override the local build as it is now',
        tags,
        params: input(OverrideParam),
        body: input(OverrideRefreshed),
        response: nothing,
      },
    },
    async (request, reply) => {
      await renewOverride(await context(), { ...request.params, ...request.body });
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: OverrideParam }>(
    '/api/registry/:application/overrides/:id',
    {
      config: team,
      schema: {
        summary: 'End an override',
        tags,
        params: input(OverrideParam),
        response: nothing,
      },
    },
    async (request, reply) => {
      await withdrawOverride(db, request.params);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: InferOutput<typeof TakeOverride> }>(
    '/api/composition/override',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Take up an override that was made for the own account',
        tags: ['platform'],
        body: input(TakeOverride),
        response: nothing,
      },
    },
    async (request, reply) => {
      await own.take(reply, accountOf(request), request.body.token);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/composition/override',
    {
      config: { access: 'public' },
      schema: {
        summary: 'End the override of this browser',
        description: 'Answers the same when there is none.',
        tags: ['platform'],
        response: nothing,
      },
    },
    async (request, reply) => {
      await own.end(request, reply);
      return reply.code(204).send();
    },
  );
}

/** As the caller wrote it: only the team itself reads the link. */
function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
