import { brands } from '@motohaat/catalogue/brands';
import { noPapers } from '@motohaat/domain/bike-facts';
import { conditions } from '@motohaat/domain/listing';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable, Schema } from '../database/index.ts';
import { refreshSearch } from '../modules/search-index/keep.ts';
import { seededRandom } from './random.ts';
import { addAdvert, addUser } from './rows.ts';

type Row = Insertable<Schema['products']>;

const day = 24 * 3_600_000;

const places = ['dhaka', 'dhaka', 'dhaka', 'chattogram', 'chattogram', 'gazipur', 'sylhet', 'feni'];
const popular = brands.slice(0, 5);

/**
 * A market of a few sellers, one of them not verified, whose bikes differ in all that can be searched
 * for; of some little is stated.
 */
export async function addSeededBikes(db: Queryable, many: number): Promise<void> {
  const { chance, one, whole } = seededRandom(7);
  const maybe = <Value>(value: Value): Value | null => (chance(0.75) ? value : null);
  const sellers: { id: string }[] = [];
  for (const email_verified of [true, true, true, false]) {
    sellers.push(await addUser(db, { role: 'seller', name: 'A seller', email_verified }));
  }
  const now = Date.now();
  const rows = Array.from({ length: many }, (_, place): Row => {
    const brand = chance(0.85) ? one(popular) : null;
    const models = brand?.families.flatMap((family) => family.models) ?? [];
    const model = chance(0.85) && models.length > 0 ? one(models.slice(0, 6)) : null;
    const papers = {
      certificate: one(['seller', 'seller', 'other', null] as const),
      taxTokenUntil: maybe(new Date(now + whole(-200, 600) * day).toISOString().slice(0, 10)),
      digitalPlate: chance(0.85),
      smartCard: chance(0.85),
      insurance: null,
      sellerSigns: chance(0.85),
    };
    return {
      id: newId(),
      seller_id: one(sellers).id,
      category_id: one([1, 2, 3] as const),
      status: chance(0.1) ? 'reserved' : 'active',
      name: `Bike ${place}`,
      condition: one(conditions),
      original_price: 400_000,
      // Few prices, so that many bikes share one.
      resale_price: whole(2, 40) * 10_000,
      location: 'Somewhere',
      description: place % 5 === 0 ? 'Never fell, always garaged.' : 'Runs well.',
      images: JSON.stringify(
        Array.from({ length: whole(1, 3) }, (__, photo) => ({
          card: `/pictures/${photo}.avif`,
          viewer: `/pictures/${photo}.avif`,
          width: 800,
          height: 600,
          alt: '',
        })),
      ),
      brand: brand?.slug ?? null,
      model: model?.slug ?? null,
      year: maybe(whole(2010, 2026)),
      cc: maybe(one([80, 100, 125, 150, 150, 155, 250])),
      km: maybe(whole(0, 90) * 1_000),
      owners: maybe(whole(1, 4)),
      district: maybe(one(places)),
      papers: chance(0.2) ? null : JSON.stringify(chance(0.1) ? noPapers : papers),
      created_at: new Date(now - whole(0, 400) * 3_600_000),
    };
  });
  await db.insertInto('products').values(rows).execute();
  const advertised = rows.filter(({ status }, place) => status === 'active' && place % 9 === 0);
  for (const [place, { id, seller_id }] of advertised.entries()) {
    await addAdvert(db, { id, seller_id }, { slot: place + 1 });
  }
  await refreshSearch(
    db,
    rows.map(({ id }) => id),
  );
}
