import type { Insertable, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable, Schema } from '../database/index.ts';
import { categories } from '../modules/catalogue/categories.ts';
import { photoOrigin } from './no-images.ts';

type Values<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;
type Row<Table extends keyof Schema> = Promise<Selectable<Schema[Table]>>;

const hour = 3_600_000;

/** Adds an active buyer unless the values say otherwise. */
export async function addUser(db: Queryable, values: Values<'users'> = {}): Row<'users'> {
  const id = newId();
  return db
    .insertInto('users')
    .values({ id, uid: `uid-${id}`, email: `${id}@example.com`, role: 'buyer', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds the three categories. */
export async function addCategories(db: Queryable): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      categories.map(({ id, name, picture }) => ({ id, name, picture: JSON.stringify(picture) })),
    )
    .execute();
}

/** Adds an active listing of the given seller, in category 1 unless the values say otherwise. */
export async function addProduct(
  db: Queryable,
  values: Values<'products'> & { seller_id: string },
): Row<'products'> {
  return db
    .insertInto('products')
    .values({
      id: newId(),
      category_id: 1,
      status: 'active',
      name: 'Test bike',
      condition: 'good',
      original_price: 150_000,
      resale_price: 90_000,
      location: 'Dhaka',
      description: 'A bike to test with.',
      images: JSON.stringify([categories[0]?.picture]),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds an active advert of the listing, for two weeks, in the seller's first place. */
export async function addAdvert(
  db: Queryable,
  product: { id: string; seller_id: string },
  values: Values<'adverts'> = {},
): Row<'adverts'> {
  return db
    .insertInto('adverts')
    .values({
      id: newId(),
      product_id: product.id,
      seller_id: product.seller_id,
      slot: 1,
      expires_at: new Date(Date.now() + 14 * 24 * hour),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds an unpaid booking of the listing by the given buyer. */
export async function addBooking(
  db: Queryable,
  product: Selectable<Schema['products']>,
  values: Values<'bookings'> & { buyer_id: string },
): Row<'bookings'> {
  return db
    .insertInto('bookings')
    .values({
      id: newId(),
      product_id: product.id,
      seller_id: product.seller_id,
      product_name: product.name,
      seller_name: 'Test seller',
      customer_name: 'Test buyer',
      customer_email: 'buyer@example.com',
      amount: product.resale_price,
      expires_at: new Date(Date.now() + 48 * hour),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a payment of a booking that came, unless the values say otherwise. */
export async function addPayment(
  db: Queryable,
  bookingId: string,
  values: Values<'payments'> = {},
): Row<'payments'> {
  const id = newId();
  const { amount, buyer_id } = await db
    .selectFrom('bookings')
    .select(['amount', 'buyer_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('payments')
    .values({
      id,
      booking_id: bookingId,
      buyer_id,
      provider: 'stripe',
      transaction_id: `pi_${id}`,
      status: 'succeeded',
      amount,
      charged_at: new Date(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a photo of the given seller that no listing shows, as if it were at an image host. */
export async function addUpload(
  db: Queryable,
  values: Values<'uploads'> & { seller_id: string },
): Row<'uploads'> {
  const id = newId();
  return db
    .insertInto('uploads')
    .values({
      id,
      url: `${photoOrigin}/${id}.webp`,
      card_url: `${photoOrigin}/${id}-card.webp`,
      width: 1600,
      height: 1200,
      removals: JSON.stringify([]),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
