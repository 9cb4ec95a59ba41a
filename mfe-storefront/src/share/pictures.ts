import type { SharePicture } from '@motohaat/platform';

import guides from './guides.jpg';
import scooters from './scooters.jpg';
import site from './site.jpg';
import sport from './sport.jpg';
import standard from './standard.jpg';

/** What share previews show; drawn by `demo/src/draw`, 1200 × 630. */
export const sitePicture: SharePicture = { src: site, alt: 'Orange café racer, right side' };
export const guidesPicture: SharePicture = { src: guides, alt: 'Green roadster, right side' };

const categoryPictures: Readonly<Record<string, SharePicture>> = {
  '1': { src: scooters, alt: 'Cream retro scooter on a teal ground' },
  '2': { src: standard, alt: 'Maroon classic roadster on an amber ground' },
  '3': { src: sport, alt: 'Red sport bike with full fairing on a deep blue ground' },
};

/** The picture of a category; the site's where it has none of its own. */
export function categoryPicture(id: string): SharePicture {
  return categoryPictures[id] ?? sitePicture;
}
