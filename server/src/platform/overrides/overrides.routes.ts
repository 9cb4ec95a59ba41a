import * as calls from '@motohaat/contract/calls';
import { shellPages } from '@motohaat/contract/pages';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { makeOverride, renewOverride, withdrawOverride } from './overrides.ts';
import { overrideToken, type OwnOverride } from './own-override.ts';

/** Bytes of a call that carries a `release.json`. */
const bodyLimit = 1_000_000;

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

  route(app, calls.registry.makeOverride, { bodyLimit }, async (request) => {
    const { id, expiresAt } = await makeOverride(await context(), {
      ...request.body,
      ...request.params,
      requestId: request.id,
    });
    const url = new URL(shellPages.dashboard.path, siteOrigin(request, publicOrigin));
    url.searchParams.set('override', overrideToken(secret, id));
    return { status: 201, body: { id, url: url.href, expiresAt: expiresAt.toISOString() } };
  });

  route(app, calls.registry.refreshOverride, { bodyLimit }, async (request) => {
    await renewOverride(await context(), { ...request.params, ...request.body });
    return { status: 204 };
  });

  route(app, calls.registry.endOverride, async (request) => {
    await withdrawOverride(db, request.params);
    return { status: 204 };
  });

  route(app, calls.composition.takeOverride, async (request, reply) => {
    await own.take(reply, accountOf(request), request.body.token);
    return { status: 204 };
  });

  route(app, calls.composition.endOverride, async (request, reply) => {
    await own.end(request, reply);
    return { status: 204 };
  });
}
