import { categoryNames } from '@motohaat/domain/listing';

import { pictureFiles } from './pictures.ts';
import type { Category } from './types.ts';

/** The three categories, with the ids and names of the specification, section 3. */
export const categories: readonly Category[] = [
  {
    id: 1,
    name: categoryNames[1],
    picture: pictureFiles('category-scooters', 'Cream retro scooter on a teal ground'),
  },
  {
    id: 2,
    name: categoryNames[2],
    picture: pictureFiles('category-standard', 'Maroon classic roadster on an amber ground'),
  },
  {
    id: 3,
    name: categoryNames[3],
    picture: pictureFiles(
      'category-sport',
      'Red sport bike with full fairing on a deep blue ground',
    ),
  },
];
