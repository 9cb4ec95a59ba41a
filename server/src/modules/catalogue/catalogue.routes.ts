import { AdvertisedItem, Category, CategoryParam, Product } from '@motohaat/contract/catalogue';
import { ListQuery } from '@motohaat/contract/list';
import { categoryIds } from '@motohaat/domain/listing';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { linkNext, pageRequest } from '../../http/paging.ts';
import { input, output } from '../../plugins/schemas.ts';
import { presentAdvertisedItem, presentCategory, presentProduct } from './catalogue.presenter.ts';
import {
  listAdvertisedProducts,
  listCategories,
  listCategoryProducts,
} from './catalogue.repository.ts';

/** Prices and places must be fresh, and an answer depends on who asks. */
const freshForOneCaller = { 'cache-control': 'private, no-cache', vary: 'authorization' };

/** What anyone may see: categories, their bikes, and the advertised ones. */
export const catalogueRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/categories',
    {
      config: { access: 'public', etag: true },
      schema: {
        summary: 'The categories',
        tags: ['catalogue'],
        response: { 200: output(v.array(Category)) },
      },
    },
    async (_request, reply): Promise<Category[]> => {
      reply.header('cache-control', 'public, max-age=3600');
      return (await listCategories(app.db)).map(presentCategory);
    },
  );

  app.get<{ Params: v.InferOutput<typeof CategoryParam> }>(
    '/categories/:id',
    {
      config: { access: 'optional', etag: true },
      schema: {
        summary: 'The bikes of a category, newest first',
        tags: ['catalogue'],
        params: input(CategoryParam),
        querystring: input(ListQuery),
        response: { 200: output(v.array(Product)) },
      },
    },
    async (request, reply): Promise<Product[]> => {
      const category = categoryIds.find((id) => String(id) === request.params.id);
      if (!category) throw new AppError('not_found');
      const page = await listCategoryProducts(app.db, category, pageRequest(request.query));
      linkNext(request, reply.headers(freshForOneCaller), page.next);
      return page.rows.map((row) => presentProduct(row, request.actor));
    },
  );

  app.get(
    '/advertisedItems',
    {
      config: { access: 'lenient', etag: true },
      schema: {
        summary: 'Advertised bikes, the sellers taking turns',
        tags: ['catalogue'],
        querystring: input(ListQuery),
        response: { 200: output(v.array(AdvertisedItem)) },
      },
    },
    async (request, reply): Promise<AdvertisedItem[]> => {
      const page = await listAdvertisedProducts(app.db, pageRequest(request.query));
      linkNext(request, reply.headers(freshForOneCaller), page.next);
      return page.rows.map((row) => presentAdvertisedItem(row, request.actor));
    },
  );
};
