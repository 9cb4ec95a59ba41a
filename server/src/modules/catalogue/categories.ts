import type { Picture } from '@motohaat/contract/catalogue';
import { type CategoryId, categoryNames } from '@motohaat/domain/listing';

import type { Queryable } from '../../database/index.ts';

const picture = (name: string, alt: string): Picture => ({
  card: `/pictures/category-${name}-card.avif`,
  viewer: `/pictures/category-${name}-viewer.avif`,
  width: 1600,
  height: 1200,
  alt,
});

/** The three categories, with the ids and names of the specification, section 3. */
export const categories: readonly { id: CategoryId; name: string; picture: Picture }[] = [
  {
    id: 1,
    name: categoryNames[1],
    picture: picture('scooters', 'Cream retro scooter on a teal ground'),
  },
  {
    id: 2,
    name: categoryNames[2],
    picture: picture('standard', 'Maroon classic roadster on an amber ground'),
  },
  {
    id: 3,
    name: categoryNames[3],
    picture: picture('sport', 'Red sport bike with full fairing on a deep blue ground'),
  },
];

/** Writes the three categories, which every market has, or brings them up to date. */
export async function writeCategories(db: Queryable): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      categories.map(({ id, name, picture: shown }) => ({
        id,
        name,
        picture: JSON.stringify(shown),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        picture: row.ref('excluded.picture'),
      })),
    )
    .execute();
}
