import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { AppError } from '../../http/app-error.ts';
import { hideInLine } from '../../http/hide-in-line.ts';
import { linkNext } from '../../http/paging.ts';
import { route } from '../../plugins/route.ts';
import { bikesBookedBy } from '../bookings/booked-bikes.ts';
import { textsFor } from '../catalogue/catalogue.policy.ts';
import { presentFound } from '../catalogue/found-bike.ts';
import { freshForOneCaller } from '../catalogue/fresh.ts';
import { readStanding } from '../deal-reviews/standing.ts';
import { presentLink } from '../landing/landing.presenter.ts';
import { pagesOfBike } from '../landing/related.ts';
import { priceSense } from '../price-sense/price-sense.ts';
import { listFound } from '../search/found-bikes.ts';
import type { SearchEngine } from '../search/port.ts';
import { presentSeller, presentStated, slugFor } from './bike-page.presenter.ts';
import { findBike, findSeller, listBikesOfSeller, listPrices } from './bike-page.repository.ts';
import { similarTo } from './similar-bikes.ts';

/** ms: by so much an advert may outlive its end, and papers their tax token. */
const kept = 5_000;

type BikePageOptions = { host: Pick<ImagesPort, 'serves'>; engine: SearchEngine };

/** The page of a bike, and of who sells it. */
export const bikePageRoutes: FastifyPluginAsync<BikePageOptions> = async (
  app,
  { host, engine },
) => {
  route(app, calls.catalogue.bike, { etag: true, kept }, async (request, reply) => {
    const { actor } = request;
    reply.headers(freshForOneCaller);
    const row = await findBike(app.db, request.params.id);
    if (!row) throw new AppError('not_found');
    const shown = app.shownFor(request, reply);
    const alike = await listFound(app.db, await similarTo(engine, row));
    const similar = alike.map((each) => presentFound(each, actor, shown));
    const { status } = row;
    if (status === 'sold') {
      const name = hideInLine(row.name);
      const told = { _id: row.id, name, ...shown.name(name), slug: slugFor(row) };
      const message = shown.t.selling.listings.sold;
      return { status: 410, body: { ...told, message, code: 'gone', similar } };
    }
    const bike = { ...row, status };
    const [prices, seller, booked, sense, pages] = await Promise.all([
      listPrices(app.db, row.id),
      findSeller(app.db, row.seller_public_id),
      bikesBookedBy(app.db, actor),
      priceSense(app.db, { ...bike, price: bike.resale_price }),
      pagesOfBike(app.db, bike),
    ]);
    // Gone between two statements.
    if (!seller) throw new AppError('not_found');
    return {
      status: 200,
      body: {
        ...presentFound(bike, actor, shown, booked),
        ...presentStated(textsFor(bike, actor, booked), shown.language),
        priceSense: sense,
        prices: prices.map(({ resale_price: price, changed_at: until }) => ({
          price,
          until: until.toISOString(),
        })),
        seller: presentSeller(seller, host),
        similar,
        landings: pages.flatMap((page) => presentLink(page, shown)),
      },
    };
  });

  route(app, calls.catalogue.seller, { etag: true, kept }, async (request, reply) => {
    const { id } = request.params;
    const seller = await findSeller(app.db, id);
    if (!seller) throw new AppError('not_found');
    const page = await listBikesOfSeller(app.db, id, request.query);
    linkNext(request, reply.headers(freshForOneCaller), page.next);
    const shown = app.shownFor(request, reply);
    const [booked, standing] = [
      await bikesBookedBy(app.db, request.actor),
      await readStanding(app.db, id),
    ];
    return {
      ...presentSeller(seller, host),
      ...standing,
      items: page.rows.map((row) => presentFound(row, request.actor, shown, booked)),
    };
  });
};
