import type { SearchFilters } from '@motohaat/contract/search';
import { sql } from 'kysely';

import type { Database } from '../../../database/index.ts';
import { anchorsOfSearch } from '../../../modules/saved-searches/anchors.ts';
import { type Random, seededRandom } from '../../random.ts';
import { drawBrand, drawDistrict, drawModel } from './market-shape.ts';

/** How many searches people keep. */
const savedSearches = 176_000;
const batch = 8_000;

/** Searches as people keep them: most name a model, and what it may cost. */
export async function fillSavedSearches(db: Database): Promise<void> {
  const random = seededRandom(14);
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    const { rows: users } = await sql<{ id: string }>`SELECT id FROM users ORDER BY id`.execute(
      trx,
    );
    for (let made = 0; made < savedSearches; made += batch) {
      const rows = Array.from({ length: batch }, (_, place) => {
        const filters = filtersOf(random);
        const key = made + place;
        const user = users[key % users.length]?.id;
        return { key, user, filters, anchors: anchorsOfSearch(filters) };
      });
      await sql`
        INSERT INTO saved_searches (id, user_id, name, address, address_key, filters, anchors)
        SELECT uuidv7(), r."user", 'A search', '{}', r.key, r.filters,
          ARRAY(SELECT jsonb_array_elements_text(r.anchors))
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS r(key text, "user" uuid, filters jsonb, anchors jsonb)`.execute(trx);
    }
  });
}

function filtersOf({ chance, next, whole }: Random): SearchFilters {
  const brand = drawBrand(next());
  const district = drawDistrict(next()).slug;
  return {
    ...(chance(0.7) ? { model: [drawModel(brand, next()).slug] } : {}),
    ...(chance(0.5) ? { district: [district] } : {}),
    ...(chance(0.1) ? { brand: [brand.slug] } : {}),
    ...(chance(0.5) ? { priceMax: whole(8, 40) * 10_000 } : {}),
    ...(chance(0.3) ? { yearMin: whole(2_015, 2_024) } : {}),
    ...(chance(0.1) ? { kmMax: whole(2, 6) * 10_000 } : {}),
  };
}
