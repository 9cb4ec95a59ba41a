import * as calls from '@motohaat/contract/calls';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { compositionFor, findOwner } from './composition.ts';
import type { Visits } from './release-choices.ts';
import type { SignComposition } from './sign-composition.ts';

/** `GET /api/composition` and what goes with it. */
export async function compositionRoutes(
  app: FastifyInstance,
  { sign, visits }: { sign: SignComposition; visits: Visits },
): Promise<void> {
  route(app, calls.composition.read, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const revision = await liveRevision(app);
    // The browser cannot send a bearer with the scripts it loads: the cookie opens the gate.
    const { actor } = request;
    if (!actor) {
      return sign(compositionFor(revision, null, await visits.ofVisitor(request, reply, revision)));
    }
    await app.authentication.setCookie(reply, actor);
    const visit = await visits.ofAccount(request, reply, revision, actor.id);
    return sign(compositionFor(revision, actor.role, visit));
  });

  route(app, calls.composition.revision, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { number } = await liveRevision(app);
    return { revision: number };
  });

  route(app, calls.composition.access, async (request, reply) => {
    const revision = await liveRevision(app);
    const visit = await visits.ofVisitor(request, reply, revision);
    const [path = ''] = request.query.path.split(/[?#]/, 1);
    return { audience: findOwner(revision, path, visit)?.audience ?? null };
  });
}

async function liveRevision(app: FastifyInstance): Promise<LiveRevision> {
  const revision = await app.revision.current();
  if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
  return revision;
}
