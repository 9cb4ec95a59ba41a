import guides from './guides.jpg';
import scooters from './scooters.jpg';
import site from './site.jpg';
import sport from './sport.jpg';
import standard from './standard.jpg';

/** What share previews show; drawn by `demo/src/draw`, 1200 × 630. */
export const sitePicture = { src: site };
export const guidesPicture = { src: guides };

const categoryPictures: Readonly<Record<string, { src: string }>> = {
  '1': { src: scooters },
  '2': { src: standard },
  '3': { src: sport },
};

/** The same drawing as the category's own picture; some have none. */
export function categoryPicture(id: string): { src: string } | undefined {
  return categoryPictures[id];
}
