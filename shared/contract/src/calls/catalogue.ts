import * as v from 'valibot';

import {
  BikePage,
  PriceSenseAnswer,
  PriceSenseQuery,
  SellerPage,
  SoldBike,
} from '../bike-facts.ts';
import { AdvertisedItem, Category, CategoryParam, ListedBike } from '../catalogue.ts';
import { IdParam } from '../id.ts';
import { Landing, LandingParam, LandingQuery, Landings } from '../landing.ts';
import { ListQuery } from '../list.ts';
import { SearchAnswer, SearchQuery, Suggestion, SuggestionsQuery } from '../search.ts';
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
  answer: v.array(ListedBike),
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

export const bike = call({
  method: 'GET',
  path: '/products/:id',
  summary: 'A bike that anyone can see, with all that may be known of it; 410 where it is sold',
  access: 'optional',
  params: IdParam,
  answer: { 200: BikePage, 410: SoldBike },
  refusals: [],
});

export const seller = call({
  method: 'GET',
  path: '/sellers/:id',
  summary: 'Somebody who sells, and the bikes that anyone can see, newest first',
  access: 'optional',
  params: IdParam,
  query: ListQuery,
  answer: SellerPage,
  refusals: ['bad_cursor'],
});

export const priceSense = call({
  method: 'GET',
  path: '/priceSense',
  summary: 'Where a price stands among those of bikes like it',
  access: 'public',
  query: PriceSenseQuery,
  answer: PriceSenseAnswer,
  refusals: [],
});

export const search = call({
  method: 'GET',
  path: '/search',
  summary: 'Bikes by text and filters, with counts; the next page is in `Link`',
  access: 'optional',
  query: SearchQuery,
  answer: SearchAnswer,
  refusals: ['bad_cursor'],
});

export const suggestions = call({
  method: 'GET',
  path: '/suggestions',
  summary: 'What one may be typing: brands, models, districts, areas, or some of these by `kinds`',
  access: 'public',
  query: SuggestionsQuery,
  answer: v.array(Suggestion),
  refusals: [],
});

export const landings = call({
  method: 'GET',
  path: '/landings',
  summary: 'Brands, models and districts that have several bikes',
  access: 'public',
  answer: Landings,
  refusals: [],
});

export const landing = call({
  method: 'GET',
  path: '/landings/:name',
  summary: 'What there is to say of the bikes of a brand, model, kind or district',
  access: 'public',
  params: LandingParam,
  query: LandingQuery,
  answer: Landing,
  refusals: [],
});
