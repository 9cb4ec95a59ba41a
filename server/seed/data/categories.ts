import { pictureFiles } from './pictures.ts';
import type { Category } from './types.ts';

/** The three categories, with the ids and names of the specification, section 3. */
export const categories: readonly Category[] = [
  {
    id: 1,
    name: 'Scooters',
    picture: pictureFiles('category-scooters', 'Cream retro scooter on a teal ground'),
  },
  {
    id: 2,
    name: 'Standard For Dual Purpose',
    picture: pictureFiles('category-standard', 'Maroon classic roadster on an amber ground'),
  },
  {
    id: 3,
    name: 'Sport',
    picture: pictureFiles(
      'category-sport',
      'Red sport bike with full fairing on a deep blue ground',
    ),
  },
];
