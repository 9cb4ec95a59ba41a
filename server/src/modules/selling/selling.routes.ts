import { EditProduct, NewProduct } from '@motohaat/contract/bike-form';
import { Acknowledged } from '@motohaat/contract/bookings';
import { IdParam } from '@motohaat/contract/id';
import { OwnListQuery } from '@motohaat/contract/list';
import { EditAnswer, MyProduct, Sale, SoldAnswer } from '@motohaat/contract/selling';
import { Deleted } from '@motohaat/contract/wishlist';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { linkNext, pageRequest } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { presentMyProduct, presentSale } from './selling.presenter.ts';
import { findOwnProduct, listOwnProducts, listSales } from './selling.repository.ts';
import { addBike, deleteBike, editBike, sellElsewhere, type Selling } from './selling.service.ts';

const sellersOnly = { access: ['seller'], otherRoles: 'Only sellers can do this.' } as const;
const refusal = { acknowledged: false };

/** What a seller does with bikes. */
export const sellingRoutes: FastifyPluginAsync<Omit<Selling, 'db'>> = async (app, options) => {
  const selling: Selling = { db: app.db, ...options };

  app.post<{ Body: NewProduct }>(
    '/addProduct',
    {
      config: { ...sellersOnly, ownEmail: 'body', refusal },
      schema: {
        summary: 'Adds a bike',
        tags: ['selling'],
        body: input(NewProduct),
        response: { 200: output(Acknowledged) },
      },
    },
    async (request): Promise<Acknowledged> => {
      const id = request.newRowId();
      const insertedId = await addBike(selling, accountOf(request), request.body, { id });
      return { acknowledged: true, insertedId };
    },
  );

  app.get(
    '/myProducts',
    {
      config: { ...sellersOnly, ownEmail: 'query' },
      schema: {
        summary: "The caller's bikes, newest first",
        tags: ['selling'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(MyProduct)) },
      },
    },
    async (request, reply): Promise<MyProduct[]> => {
      const seller = accountOf(request);
      const page = await listOwnProducts(app.db, seller.id, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map((row) => presentMyProduct(row, seller));
    },
  );

  app.get<{ Params: IdParam }>(
    '/myProducts/:id',
    {
      config: sellersOnly,
      schema: {
        summary: "A bike of the caller's",
        tags: ['selling'],
        params: input(IdParam),
        response: { 200: output(MyProduct) },
      },
    },
    async (request): Promise<MyProduct> => {
      const seller = accountOf(request);
      const row = await findOwnProduct(app.db, { id: request.params.id, sellerId: seller.id });
      if (!row) throw new AppError('not_found');
      return presentMyProduct(row, seller);
    },
  );

  app.patch<{ Params: IdParam; Body: EditProduct }>(
    '/products/:id',
    {
      config: { ...sellersOnly, refusal },
      schema: {
        summary: "Changes price, description or photos of a bike of the caller's",
        tags: ['selling'],
        params: input(IdParam),
        body: input(EditProduct),
        response: { 200: output(EditAnswer) },
      },
    },
    async (request): Promise<EditAnswer> => {
      const { id } = request.params;
      const version = await editBike(selling, accountOf(request), id, request.body);
      return { acknowledged: true, version };
    },
  );

  app.post<{ Params: IdParam }>(
    '/products/:id/sold',
    {
      config: { ...sellersOnly, refusal },
      schema: {
        summary: "Marks a bike of the caller's as sold elsewhere",
        tags: ['selling'],
        params: input(IdParam),
        response: { 200: output(SoldAnswer) },
      },
    },
    async (request): Promise<v.InferOutput<typeof SoldAnswer>> => {
      await sellElsewhere(app.db, accountOf(request), request.params.id);
      return { acknowledged: true };
    },
  );

  // The specification's path for it names a seller; its id is a bike's (ruling S7.23).
  for (const path of ['/products/:id', '/users/seller/:id']) {
    app.delete<{ Params: IdParam }>(
      path,
      {
        config: { ...sellersOnly, refusal: { deletedCount: 0 } },
        schema: {
          summary: "Takes a bike of the caller's off the market",
          tags: ['selling'],
          params: input(IdParam),
          response: { 200: output(Deleted) },
        },
      },
      async (request: FastifyRequest<{ Params: IdParam }>): Promise<Deleted> => {
        await deleteBike(app.db, accountOf(request), request.params.id);
        return { deletedCount: 1 };
      },
    );
  }

  app.get(
    '/sales',
    {
      config: { ...sellersOnly, ownEmail: 'query' },
      schema: {
        summary: "Bookings of the caller's bikes, newest first",
        tags: ['selling'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(Sale)) },
      },
    },
    async (request, reply): Promise<Sale[]> => {
      const page = await listSales(app.db, accountOf(request).id, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentSale);
    },
  );
};
