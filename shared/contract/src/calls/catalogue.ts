import * as v from 'valibot';

import { AdvertisedItem, Category, CategoryParam, Product } from '../catalogue.ts';
import { ListQuery } from '../list.ts';
import { call } from './call.ts';

export const categories = call({
  method: 'GET',
  path: '/categories',
  summary: 'The categories',
  access: 'public',
  answer: v.array(Category),
  refusals: [],
});

export const category = call({
  method: 'GET',
  path: '/categories/:id',
  summary: 'The bikes of a category, newest first',
  access: 'optional',
  params: CategoryParam,
  query: ListQuery,
  answer: v.array(Product),
  refusals: ['bad_cursor'],
});

export const adverts = call({
  method: 'GET',
  path: '/advertisedItems',
  summary: 'Advertised bikes, the sellers taking turns',
  access: 'lenient',
  query: ListQuery,
  answer: v.array(AdvertisedItem),
  refusals: ['bad_cursor'],
});
