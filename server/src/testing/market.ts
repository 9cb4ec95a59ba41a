import type { Language } from '@motohaat/domain/language';
import type { LightMyRequestResponse } from 'fastify';

import { createTestApp, type Person, type TestApp } from './app.ts';
import { type addBooking, addCategories, addProduct } from './rows.ts';

/** A server with a seller, and the calls that tests make most. */
export type Market = TestApp & {
  seller: Person;
  /** A bike of the seller's, active unless the values say otherwise. */
  bike: (values?: Partial<Parameters<typeof addProduct>[1]>) => ReturnType<typeof addProduct>;
  /** @param language of the page that asks */
  get: (person: Person, url: string, language?: Language) => Promise<LightMyRequestResponse>;
  post: (
    person: Person,
    url: string,
    body?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  patch: (
    person: Person,
    url: string,
    body: Record<string, unknown>,
  ) => Promise<LightMyRequestResponse>;
  remove: (person: Person, url: string) => Promise<LightMyRequestResponse>;
  /** Books the bike and answers the booking's id. */
  booked: (buyer: Person, product: { id: string }) => Promise<string>;
  storedBike: (id: string) => ReturnType<typeof addProduct>;
  storedBooking: (id: string) => Promise<BookingRow>;
};

type BookingRow = Awaited<ReturnType<typeof addBooking>>;

export async function createMarket(options?: Parameters<typeof createTestApp>[0]): Promise<Market> {
  const site = await createTestApp(options);
  await addCategories(site.db);
  const seller = await site.signIn('seller', { name: 'Rafiq Hasan' });
  const { app, db } = site;

  const market: Market = {
    ...site,
    seller,
    bike: (values = {}) => addProduct(db, { seller_id: seller.id, ...values }),
    get: ({ authorization }, url, language = 'en') =>
      app.inject({ url, headers: { authorization, 'accept-language': language } }),
    post: ({ authorization }, url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization, ...headers },
        ...(body && { payload: body }),
      }),
    patch: ({ authorization }, url, payload) =>
      app.inject({ method: 'PATCH', url, headers: { authorization }, payload }),
    remove: ({ authorization }, url) =>
      app.inject({ method: 'DELETE', url, headers: { authorization } }),
    booked: async (buyer, product) => {
      const answer = await market.post(buyer, '/api/bookings', { productId: product.id });
      const { insertedId, message } = answer.json<{ insertedId?: string; message?: string }>();
      if (insertedId === undefined) throw new Error(`The bike was not booked: ${message}`);
      return insertedId;
    },
    storedBike: (id) =>
      db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    storedBooking: (id) =>
      db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
  return market;
}
