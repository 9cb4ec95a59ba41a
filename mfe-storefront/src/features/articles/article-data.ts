import {
  pageAddress,
  publicAddress,
  type SharePicture,
  type StructuredData,
} from '@motohaat/platform';

import { publisher } from '../../structured-data/site.ts';
import type { Article } from './articles.ts';

/** Articles that are read in place, on the page at `path`. */
export function articleData(
  articles: readonly Article[],
  path: string,
  picture: SharePicture,
): StructuredData[] {
  return articles.map(({ id, title, published }) => ({
    '@type': 'Article',
    headline: title,
    url: pageAddress(`${path}#${id}`),
    image: publicAddress(picture.src),
    datePublished: published,
    author: publisher(),
    publisher: publisher(),
  }));
}
