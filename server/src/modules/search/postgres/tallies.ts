import { districts } from '@motohaat/catalogue/places';
import type { CategoryId } from '@motohaat/domain/listing';
import { intKey } from '@motohaat/domain/search/int-key';
import { sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import { readKey, unknownKey } from '../../search-index/catalogue-keys.ts';
import { factIn } from '../../search-index/packed.ts';
import type { Tally } from '../port.ts';
import { readerOf } from './count-values.ts';

/** Every number that a bike's district can have. */
const districtKeys = [
  unknownKey,
  ...districts.flatMap(({ slug }) => [intKey(slug), readKey(slug)]),
];

/** Counts the bikes of each district by brand, model and kind, each district by its index. */
export async function* readTallies(db: Queryable): AsyncGenerator<Tally[]> {
  const read = {
    brand: readerOf('brand'),
    model: readerOf('model'),
    district: readerOf('district'),
  };
  for (const district of districtKeys) {
    const { rows } = await selectTallies(district).execute(db);
    yield rows.map(({ brand, model, category, bikes, prices }) => ({
      brand: read.brand(brand)[0],
      model: read.model(model)[0],
      kind: category,
      district: read.district(district)[0],
      bikes,
      prices,
    }));
  }
}

type Row = { brand: number; model: number; category: CategoryId; bikes: number; prices: number };

const category = sql.raw(factIn('s.facts', 'category'));

/** The statement for one district. */
export function selectTallies(district: number) {
  return sql<Row>`
    SELECT s.brand, s.model, ${category} AS category, count(*) AS bikes, sum(s.price) AS prices
    FROM bike_search s WHERE s.district = ${district}
    GROUP BY s.brand, s.model, ${category}`;
}
