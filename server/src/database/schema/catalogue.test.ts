import type { Insertable, Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';

import {
  addAdvert,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/index.ts';
import { refusalOf } from '../../testing/refusal.ts';
import type { Schema } from '../schema.ts';
import type { listingFacts } from './catalogue.ts';

// `as never` stands for a mistake elsewhere that the types would not let pass.
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Values<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

let home: TestDatabase;
let seller: Row<'users'>;
let buyer: Row<'users'>;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  seller = await addUser(home.db, { role: 'seller' });
  buyer = await addUser(home.db);
});
afterAll(() => home.drop());

const bike = (values: Values<'products'> = {}) =>
  addProduct(home.db, { seller_id: seller.id, ...values });

describe('an account is refused', () => {
  test.each<[string, () => Values<'users'>, string]>([
    ['with an upper-case e-mail', () => ({ email: 'Rafiq@example.com' }), 'users_email_lower_case'],
    ['with the e-mail of another', () => ({ email: buyer.email }), 'users_email_key'],
    ['with the uid of another', () => ({ uid: buyer.uid }), 'users_uid_key'],
    ['with an unknown role', () => ({ role: 'owner' as never }), 'users_role_known'],
    ['with an unknown status', () => ({ status: 'new' as never }), 'users_status_known'],
    ['with a name of 81 characters', () => ({ name: 'a'.repeat(81) }), 'users_name_length'],
    ['with a foreign phone', () => ({ phone: '+4917012345678' }), 'users_phone_form'],
    ['as deleted without a time', () => ({ status: 'deleted' }), 'users_deleted_has_time'],
    ['as a demo admin', () => ({ role: 'admin', is_demo: true }), 'users_demo_never_admin'],
  ])('%s', async (_name, values, constraint) => {
    expect(await refusalOf(addUser(home.db, values()))).toBe(constraint);
  });
});

describe('a listing is refused', () => {
  test.each<[string, Values<'products'>, string]>([
    ['in an unknown state', { status: 'gone' as never }, 'products_status_known'],
    ['in an unknown category', { category_id: 4 as never }, 'products_category_id_fkey'],
    ['in an unknown condition', { condition: 'Good' as never }, 'products_condition_known'],
    ['below 1,000 taka', { resale_price: 999 }, 'products_resale_price_range'],
    ['above 99,99,999 taka', { original_price: 10_000_000 }, 'products_original_price_range'],
    ['with a third of a year used', { used: 0.3 }, 'products_used_years'],
    ['with a warranty of 51 years', { warranty: 51 }, 'products_warranty_years'],
    ['with negative years', { used: -0.5 }, 'products_used_years'],
    ['with a name of 81 characters', { name: 'a'.repeat(81) }, 'products_name_length'],
    ['without a place', { location: '' }, 'products_location_length'],
    ['with 2,001 characters', { description: 'a'.repeat(2001) }, 'products_description_length'],
    ['with images that are no list', { images: '{}' }, 'products_images_array'],
    ['without an image', { images: '[]' }, 'products_images_needed'],
    ['as active and sold elsewhere', { sold_elsewhere: true }, 'products_sold_elsewhere_is_sold'],
  ])('%s', async (_name, values, constraint) => {
    expect(await refusalOf(bike(values))).toBe(constraint);
  });

  test('but a draft may lack an image', async () => {
    expect(await refusalOf(bike({ status: 'draft', images: '[]' }))).toBe('accepted');
  });
});

describe('an advert is refused', () => {
  test('while the listing has an active one, not after that has ended', async () => {
    const product = await bike();
    const first = await addAdvert(home.db, product, { slot: 1 });
    const second = () => refusalOf(addAdvert(home.db, product, { slot: 2 }));
    expect(await second()).toBe('adverts_one_per_product');
    await home.db
      .updateTable('adverts')
      .set({ ended_at: new Date() })
      .where('id', '=', first.id)
      .execute();
    expect(await second()).toBe('accepted');
  });

  test('in a place that another advert of the seller takes', async () => {
    await addAdvert(home.db, await bike(), { slot: 3 });
    const second = addAdvert(home.db, await bike(), { slot: 3 });
    expect(await refusalOf(second)).toBe('adverts_one_per_slot');
  });
});

test('every column of a listing is told, or is of its work', () => {
  type Told = (typeof listingFacts)[number];
  type Work =
    | 'id'
    | 'version'
    | 'seller_id'
    | 'status'
    | 'sold_elsewhere'
    | 'taken_off_by'
    | 'other_model_key';
  type Times = 'created_at' | 'updated_at' | 'announced_at' | 'expires_at';
  // The types say it: a column that is in neither list does not compile here.
  expectTypeOf<Exclude<keyof Row<'products'>, Told | Work | Times>>().toBeNever();
});
