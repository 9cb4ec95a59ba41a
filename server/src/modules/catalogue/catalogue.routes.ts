import * as calls from '@motohaat/contract/calls';
import { categoryIds } from '@motohaat/domain/listing';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { route } from '../../plugins/route.ts';
import { bikesBookedBy } from '../bookings/booked-bikes.ts';
import { presentCategory } from './catalogue.presenter.ts';
import {
  listAdvertisedProducts,
  listCategories,
  listCategoryProducts,
} from './catalogue.repository.ts';
import { writeAdvertisedItems, writeProducts } from './catalogue.writer.ts';
import { freshForOneCaller } from './fresh.ts';

/** ms: by so much an advert may outlive its end where nothing else changes. */
const advertsKept = 5_000;

/** What anyone may see: categories, their bikes, and the advertised ones. */
export const catalogueRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.catalogue.categories, { etag: true, kept: true }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return (await listCategories(app.db)).map(presentCategory);
  });

  route(app, calls.catalogue.category, { etag: true, kept: true }, async (request, reply) => {
    const category = categoryIds.find((id) => String(id) === request.params.id);
    if (!category) throw new AppError('not_found');
    const page = await listCategoryProducts(app.db, category, request.query);
    linkNext(request, reply.headers(freshForOneCaller), page.next);
    const booked = await bikesBookedBy(app.db, request.actor);
    return writeProducts(page.rows, request.actor, app.shownFor(request, reply), booked);
  });

  route(app, calls.catalogue.adverts, { etag: true, kept: advertsKept }, async (request, reply) => {
    const page = await listAdvertisedProducts(app.db, request.query);
    linkNext(request, reply.headers(freshForOneCaller), page.next);
    return writeAdvertisedItems(page.rows, request.actor, app.shownFor(request, reply));
  });
};
