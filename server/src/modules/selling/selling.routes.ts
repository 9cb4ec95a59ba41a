import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { listEvents } from '../bookings/booking-events.ts';
import { renewListing } from './renew.ts';
import { presentMyProduct, presentSale } from './selling.presenter.ts';
import { findOwnProduct, listOwnProducts, listSales } from './selling.repository.ts';
import { addBike, deleteBike, editBike, sellElsewhere, type Selling } from './selling.service.ts';
import { stampedNumberHashes } from './stamped-number-hashes.ts';
import { stampedNumberRoutes } from './stamped-numbers.routes.ts';

/** `secret` is the server's own, under which chassis and engine numbers are kept. */
type Options = Omit<Selling, 'db' | 'numbers'> & { secret: string };

/** What a seller does with bikes. */
export const sellingRoutes: FastifyPluginAsync<Options> = async (app, { secret, ...options }) => {
  const numbers = stampedNumberHashes(secret);
  const selling: Selling = { db: app.db, numbers, ...options };
  await app.register(stampedNumberRoutes, { numbers });

  route(app, calls.products.create, async (request) => {
    const id = request.newRowId();
    const insertedId = await addBike(selling, accountOf(request), request.body, { id });
    return { acknowledged: true, insertedId };
  });

  route(app, calls.products.mine, async (request, reply) => {
    const seller = accountOf(request);
    const page = await listOwnProducts(app.db, seller.id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentMyProduct(row, seller, shown));
  });

  route(app, calls.products.readMine, async (request, reply) => {
    const seller = accountOf(request);
    const row = await findOwnProduct(app.db, { id: request.params.id, sellerId: seller.id });
    if (!row) throw new AppError('not_found');
    return presentMyProduct(row, seller, app.shownFor(request, reply));
  });

  route(app, calls.products.edit, async (request) => {
    const { id } = request.params;
    const version = await editBike(selling, accountOf(request), id, request.body);
    return { acknowledged: true, version };
  });

  route(app, calls.products.markSold, async (request) => {
    await sellElsewhere(app.db, accountOf(request), request.params.id);
    return { acknowledged: true };
  });

  route(app, calls.products.renew, async (request) => {
    const renewed = await renewListing(selling, accountOf(request), request.params.id);
    const { status, expiresAt } = renewed;
    return { acknowledged: true, status, expiresAt: expiresAt.toISOString() };
  });

  for (const row of [calls.products.remove, calls.products.removeByOwnPath]) {
    route(app, row, async (request) => {
      await deleteBike(app.db, accountOf(request), request.params.id);
      return { deletedCount: 1 };
    });
  }

  route(app, calls.bookings.sales, async (request, reply) => {
    const page = await listSales(app.db, accountOf(request).id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    const told = await listEvents(
      app.db,
      page.rows.map(({ id }) => id),
    );
    const now = new Date();
    return page.rows.map((row) => presentSale(row, { events: told.get(row.id) ?? [], now }, shown));
  });
};
