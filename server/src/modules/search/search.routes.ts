import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import * as calls from '@motohaat/contract/calls';
import { prepareSuggestions, suggest } from '@motohaat/domain/search/suggest';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { languageOf } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { bikesBookedBy } from '../bookings/booked-bikes.ts';
import { presentFound } from '../catalogue/found-bike.ts';
import { freshForOneCaller } from '../catalogue/fresh.ts';
import { createCounts } from './counts.ts';
import { presentFacets } from './facets.presenter.ts';
import type { SearchEngine } from './port.ts';
import { readSearch } from './search.service.ts';
import { presentMeaning } from './understood.presenter.ts';

/** ms: by so much an advert or a tax token may outlive its end where nothing else changes. */
const kept = 5_000;

/** What fits below a bar on a phone. */
const mostSuggested = 8;

/** Finding bikes by text and filters. */
export const searchRoutes: FastifyPluginAsync<{ engine: SearchEngine }> = async (
  app,
  { engine },
) => {
  const counts = createCounts(engine);
  // Takes a fifth of a second, which nobody who types should wait for.
  app.addHook('onListen', async () => void prepareSuggestions(catalogueLexicon()));

  route(app, calls.catalogue.search, { etag: true, kept }, async (request, reply) => {
    reply.headers(freshForOneCaller);
    const { limit, cursor, counts: asked, ...query } = request.query;
    const language = languageOf(request, reply);
    const { wanted, sort, understood } = readSearch(query);
    const [{ rows, next }, count] = await Promise.all([
      engine.bikes(wanted, { sort, limit, cursor }),
      asked === '0' ? undefined : counts.read(wanted),
    ]);
    const [booked, loosen] = await Promise.all([
      bikesBookedBy(app.db, request.actor),
      rows.length === 0 && (cursor ?? next) === undefined ? counts.without(wanted) : undefined,
    ]);
    const shown = app.shownFor(request, reply);
    linkNext(request, reply, next);
    return {
      items: rows.map((row) => presentFound(row, request.actor, shown, booked)),
      understood: understood.map((part) => presentMeaning(part, shown)),
      ...(count && {
        total: count.total,
        capped: count.capped,
        facets: presentFacets(count, wanted.filters, language),
      }),
      ...(loosen && { loosen }),
    };
  });

  route(app, calls.catalogue.suggestions, { etag: true }, async (request, reply) => {
    const language = languageOf(request, reply);
    // Names come to the catalogue while people type.
    reply.header('cache-control', 'public, max-age=60');
    const { q, kinds } = request.query;
    return suggest(q, catalogueLexicon(), { language, limit: mostSuggested, kinds });
  });
};
