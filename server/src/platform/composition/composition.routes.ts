import * as calls from '@motohaat/contract/calls';
import type { SignedComposition } from '@motohaat/contract/composition';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import type { PageViews } from '../measurements/page-views.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { compositionTexts } from './composition-text.ts';
import { compositionFor, findOwner } from './composition.ts';
import type { ReleaseSelector } from './release-selector.ts';
import type { SignComposition } from './sign-composition.ts';

/** `GET /api/composition` and what goes with it. */
export async function compositionRoutes(
  app: FastifyInstance,
  { sign, selector, views }: { sign: SignComposition; selector: ReleaseSelector; views: PageViews },
): Promise<void> {
  const text = compositionTexts();
  route(app, calls.composition.read, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    reply
      .type('application/json; charset=utf-8')
      .serializer((composition: SignedComposition) =>
        text(composition, '', (marked) => reply.serializeInput(marked, '200') as string),
      );
    const revision = await liveRevision(app);
    // The browser cannot send a bearer with the scripts it loads: the cookie goes with them.
    const { actor } = request;
    if (!actor) {
      return sign(
        compositionFor(revision, null, await selector.forVisitor(request, reply, revision)),
      );
    }
    await app.authentication.setCookie(reply, actor);
    const selection = await selector.forAccount(request, reply, revision, actor.id);
    return sign(compositionFor(revision, actor.role, selection));
  });

  route(app, calls.composition.revision, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { number } = await liveRevision(app);
    return { revision: number };
  });

  route(app, calls.composition.view, { limit: 'none' }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const live = await liveRevision(app);
    // From now on it is one of the few, or of the many, at its next document.
    await selector.forVisitor(request, reply, live);
    const given = app.revision.recent(request.query.revision);
    return { view: given ? views.issue(compositionFor(given, null).remotes) : null };
  });

  route(app, calls.composition.access, async (request, reply) => {
    const revision = await liveRevision(app);
    const selection = await selector.forVisitor(request, reply, revision);
    const [path = ''] = request.query.path.split(/[?#]/, 1);
    const owner = findOwner(revision, path, request.actor?.role ?? null, selection);
    return { audience: owner?.audience ?? null };
  });
}

async function liveRevision(app: FastifyInstance): Promise<LiveRevision> {
  const revision = await app.revision.current();
  if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
  return revision;
}
