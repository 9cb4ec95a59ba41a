import {
  Access,
  AccessQuery,
  RevisionNumber,
  SignedComposition,
} from '@motohaat/contract/composition';
import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { input, output } from '../../plugins/schemas.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { compositionFor, findOwner } from './composition.ts';
import type { Visits } from './release-choices.ts';
import type { SignComposition } from './sign-composition.ts';

/** `GET /api/composition` and what goes with it. */
export async function compositionRoutes(
  app: FastifyInstance,
  { sign, visits }: { sign: SignComposition; visits: Visits },
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
      const { actor } = request;
      if (!actor) {
        return sign(
          compositionFor(revision, null, await visits.ofVisitor(request, reply, revision)),
        );
      }
      await app.authentication.setCookie(reply, actor);
      const visit = await visits.ofAccount(request, reply, revision, actor.id);
      return sign(compositionFor(revision, actor.role, visit));
    },
  );

  app.get(
    '/api/composition/revision',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The number of what is live',
        tags: ['platform'],
        response: { 200: output(RevisionNumber) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { number } = await liveRevision(app);
      return { revision: number };
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
    async (request, reply): Promise<Access> => {
      const revision = await liveRevision(app);
      const visit = await visits.ofVisitor(request, reply, revision);
      const [path = ''] = request.query.path.split(/[?#]/, 1);
      return { audience: findOwner(revision, path, visit)?.audience ?? null };
    },
  );
}

async function liveRevision(app: FastifyInstance): Promise<LiveRevision> {
  const revision = await app.revision.current();
  if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
  return revision;
}
