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

/** The pages that are measured. */
export const paths = { home: '/', category: '/categories/1' };

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
