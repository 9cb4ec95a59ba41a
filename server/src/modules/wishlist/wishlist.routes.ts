import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { presentWish } from './wishlist.presenter.ts';
import { deleteWish, listWishes } from './wishlist.repository.ts';
import { addWish } from './wishlist.service.ts';

/** The bikes that a buyer wants to keep an eye on. */
export const wishlistRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.wishlist.create, async (request) => {
    const id = request.newRowId();
    const insertedId = await addWish(app.db, accountOf(request), request.body, id);
    return { acknowledged: true, insertedId };
  });

  route(app, calls.wishlist.list, async (request, reply) => {
    const buyer = accountOf(request);
    const page = await listWishes(app.db, buyer.id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentWish(row, buyer, shown));
  });

  route(app, calls.wishlist.remove, async (request) => {
    const { id: buyerId } = accountOf(request);
    const isDeleted = await deleteWish(app.db, { id: request.params.id, buyerId });
    if (!isDeleted) throw new AppError('not_found');
    return { deletedCount: 1 };
  });
};
