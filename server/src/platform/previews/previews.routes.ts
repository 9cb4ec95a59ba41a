import * as calls from '@motohaat/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { route } from '../../plugins/route.ts';
import { previewParameter, previewToken } from './own-preview.ts';
import { endPreview } from './previews.repository.ts';
import { makePreview } from './previews.ts';

/** What teams show on the real site before it is live; opened and left by a page's address. */
export async function previewsRoutes(
  app: FastifyInstance,
  options: { db: Database; secret: string; publicOrigin: string | undefined },
): Promise<void> {
  const { db, secret, publicOrigin } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.registry.makePreview, async (request) => {
    const revision = await app.revision.current();
    if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
    const { name } = request.body;
    const made = await makePreview({ db, revision }, { ...request.body, ...request.params });
    const url = new URL('/', siteOrigin(request, publicOrigin));
    url.searchParams.set(previewParameter, previewToken(secret, made.id));
    return {
      status: made.created ? 201 : 200,
      body: { name, url: url.href, expiresAt: made.expiresAt.toISOString() },
    };
  });

  route(app, calls.registry.endPreview, async (request) => {
    await endPreview(db, request.params);
    return { status: 204 };
  });
}
