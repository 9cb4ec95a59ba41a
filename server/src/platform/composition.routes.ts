import { Access, AccessQuery, SignedComposition } from '@motohaat/shared/contract/composition';
import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';

import { AppError } from '../errors.ts';
import { input, output } from '../plugins/schemas.ts';
import { compositionFor, findOwner } from './composition.ts';
import type { LiveRevision } from './live-revision.ts';
import type { SignComposition } from './sign-composition.ts';

/** `GET /api/composition` and what goes with it. */
export async function compositionRoutes(
  app: FastifyInstance,
  { sign }: { sign: SignComposition },
): Promise<void> {
  app.get(
    '/api/composition',
    {
      config: { access: 'optional' },
      schema: {
        summary: 'What the caller may have of the site',
        tags: ['platform'],
        response: { 200: output(SignedComposition) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const revision = await liveRevision(app);
      // The browser cannot send a bearer with the scripts it loads: the cookie opens the gate.
      if (request.actor) await app.authentication.setCookie(reply, request.actor);
      return sign(compositionFor(revision, request.actor?.role ?? null));
    },
  );

  app.get<{ Querystring: InferOutput<typeof AccessQuery> }>(
    '/api/composition/access',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Whose page is at a path',
        tags: ['platform'],
        querystring: input(AccessQuery),
        response: { 200: output(Access) },
      },
    },
    (request) => accessOf(app, request.query.path),
  );
}

async function liveRevision(app: FastifyInstance): Promise<LiveRevision> {
  const revision = await app.revision.current();
  if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
  return revision;
}

async function accessOf(app: FastifyInstance, target: string): Promise<Access> {
  const [path = ''] = target.split(/[?#]/, 1);
  return { audience: findOwner(await liveRevision(app), path)?.audience ?? null };
}
