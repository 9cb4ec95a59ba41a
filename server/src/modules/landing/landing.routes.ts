import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { route } from '../../plugins/route.ts';
import { usualPrices } from '../price-sense/price-sense.ts';
import type { SearchEngine } from '../search/port.ts';
import { presentGroups, presentLanding } from './landing.presenter.ts';
import { relatedTo, startingPages } from './related.ts';
import { subjectOf } from './subject.ts';

/** ms: by so much the figures of a job may be older. */
const kept = 15_000;
/** The same for everybody, and true now. */
const fresh = { 'cache-control': 'no-cache' };

/** What pages for brands, models and districts say. */
export const landingRoutes: FastifyPluginAsync<{ engine: SearchEngine }> = async (
  app,
  { engine },
) => {
  route(app, calls.catalogue.landings, { etag: true, kept }, async (request, reply) => {
    reply.headers(fresh);
    return { groups: presentGroups(await startingPages(app.db), app.shownFor(request, reply)) };
  });

  route(app, calls.catalogue.landing, { etag: true, kept }, async (request, reply) => {
    const { params, query } = request;
    const subject = subjectOf({ name: params.name, district: query.district ?? null });
    if (!subject) throw new AppError('not_found');
    const { what, filters } = subject;
    const [figures, usual, related] = await Promise.all([
      engine.figures({ filters, words: [], areas: [], loose: {} }),
      what?.of === 'model' ? usualPrices(app.db, what.slug) : null,
      relatedTo(app.db, subject),
    ]);
    const shown = app.shownFor(request, reply.headers(fresh));
    return presentLanding(subject, { figures, usual, related }, shown);
  });
};
