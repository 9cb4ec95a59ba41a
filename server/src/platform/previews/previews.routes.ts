import * as calls from '@motohaat/contract/calls';
import { inLanguage } from '@motohaat/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { linkNext, type PageRequest } from '../../http/paging.ts';
import { languageOf } from '../../http/request-language.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { route } from '../../plugins/route.ts';
import { previewParameter, previewToken } from './own-preview.ts';
import { endPreview, listPreviews } from './previews.repository.ts';
import { makePreview } from './previews.ts';

type PreviewsOptions = { db: Database; secret: string; publicOrigin: string | undefined };

/**
 * What teams, and admins for all of them, show on the real site before it is live; opened and left by a
 * page's address.
 */
export async function previewsRoutes(
  app: FastifyInstance,
  { db, secret, publicOrigin }: PreviewsOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.registry.previews, async (request, reply) =>
    list(request, reply, { ...request.query, ...request.params }),
  );
  route(app, calls.releases.previews, async (request, reply) =>
    list(request, reply, request.query),
  );

  for (const rows of [calls.registry, calls.releases]) {
    route(app, rows.makePreview, async (request, reply) => {
      const revision = await app.revision.current();
      if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
      const { name } = request.body;
      const chosen = { ...request.body, ...request.params, madeBy: request.actor?.id ?? null };
      const { id, created, expiresAt } = await makePreview({ db, revision }, chosen);
      const body = { name, url: addressOf(request, reply, id), expiresAt: expiresAt.toISOString() };
      return { status: created ? 201 : 200, body };
    });

    route(app, rows.endPreview, async (request) => {
      await endPreview(db, request.params);
      return { status: 204 };
    });
  }

  async function list(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest & { application?: string | undefined },
  ) {
    const { rows, next } = await listPreviews(db, page);
    linkNext(request, reply, next);
    return rows.map(({ id, application, name, releases, maker, changed_at, expires_at }) => ({
      application,
      name,
      url: addressOf(request, reply, id),
      releases,
      madeAt: changed_at.toISOString(),
      madeBy: maker ?? `team ${application}`,
      expiresAt: expires_at.toISOString(),
    }));
  }

  /** In the language of whoever is told it, who opens it or hands it on. */
  function addressOf(request: FastifyRequest, reply: FastifyReply, id: string): string {
    const home = inLanguage(languageOf(request, reply), '/');
    const url = new URL(home, siteOrigin(request, publicOrigin));
    url.searchParams.set(previewParameter, previewToken(secret, id));
    return url.href;
  }
}
