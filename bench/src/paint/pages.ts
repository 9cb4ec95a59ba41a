import { bikeSlug } from '@motohaat/domain/slug';

/** What is compared, and how it is called in the tables. */
export const kinds = { drawn: 'drawn on the server', off: 'rendering off', bare: 'bare page' };
export type Kind = keyof typeof kinds;

/** The pages, each with words that stand in its heading and on its first card. */
export type Subject = {
  name: string;
  path: string;
  words: string;
  card: string;
  /** Where each kind is served. */
  urls: Record<Kind, string>;
};

/** A category, and where the page says what it has. */
const category = { path: '/categories/1', data: '/api/categories/1' };

/**
 * The pages that are measured: home, a category, and the first bike that it has.
 *
 * @param site address of the product
 * @returns path by the page's name
 * @throws Error when the category has no bike
 */
export async function findPaths(site: string): Promise<Record<string, string>> {
  const answer = await fetch(new URL(category.data, site));
  const [bike] = (await answer.json()) as { _id: string; name: string }[];
  if (!bike) throw new Error(`${category.path} has no bike to visit.`);
  return {
    home: '/',
    category: category.path,
    bike: `/products/${bike._id}/${bikeSlug(bike.name)}`,
  };
}

/** A telephone of today, as Lighthouse imagines it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The middle of some values; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
