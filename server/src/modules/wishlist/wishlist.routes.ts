import { Acknowledged } from '@motohaat/contract/bookings';
import { IdParam } from '@motohaat/contract/id';
import { OwnListQuery } from '@motohaat/contract/list';
import { Deleted, NewWish, WishlistItem } from '@motohaat/contract/wishlist';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { linkNext, pageRequest } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { presentWish } from './wishlist.presenter.ts';
import { deleteWish, listWishes } from './wishlist.repository.ts';
import { addWish } from './wishlist.service.ts';

const buyersOnly = { access: ['buyer'], otherRoles: 'Only buyers have a wishlist.' } as const;

/** The bikes that a buyer wants to keep an eye on. */
export const wishlistRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: NewWish }>(
    '/wishlist',
    {
      config: { ...buyersOnly, ownEmail: 'body', refusal: { acknowledged: false } },
      schema: {
        summary: "Adds a bike to the caller's wishlist",
        tags: ['wishlist'],
        body: input(NewWish),
        response: { 200: output(Acknowledged) },
      },
    },
    async (request): Promise<Acknowledged> => {
      const id = request.newRowId();
      const insertedId = await addWish(app.db, accountOf(request), request.body, id);
      return { acknowledged: true, insertedId };
    },
  );

  app.get(
    '/wishlist',
    {
      config: { ...buyersOnly, ownEmail: 'query' },
      schema: {
        summary: "The caller's wishlist, newest first",
        tags: ['wishlist'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(WishlistItem)) },
      },
    },
    async (request, reply): Promise<WishlistItem[]> => {
      const buyer = accountOf(request);
      const page = await listWishes(app.db, buyer.id, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map((row) => presentWish(row, buyer));
    },
  );

  app.delete<{ Params: IdParam }>(
    '/wishlist/:id',
    {
      config: { ...buyersOnly, refusal: { deletedCount: 0 } },
      schema: {
        summary: "Takes a bike from the caller's wishlist",
        tags: ['wishlist'],
        params: input(IdParam),
        response: { 200: output(Deleted) },
      },
    },
    async (request): Promise<Deleted> => {
      const { id: buyerId } = accountOf(request);
      const isDeleted = await deleteWish(app.db, { id: request.params.id, buyerId });
      if (!isDeleted) throw new AppError('not_found');
      return { deletedCount: 1 };
    },
  );
};
