import type { Picture } from '@motohaat/contract/catalogue';

/** A string in which nothing is escaped. */
const string = String.raw`"[^"\\]*"`;
/** As the database writes it, which has an order of its own for keys. */
const picture = (viewer: string) =>
  String.raw`\{"alt": ${string}, "card": ${string}, "width": \d+, "height": \d+, "viewer": ${viewer}\}`;
const usual = new RegExp(String.raw`^\[${picture(`(${string})`)}(?:, ${picture(string)})*\]$`, 'u');

/**
 * The pictures of a listing as members of a JSON object, `img` and `images`: what a picture shows, and
 * nothing else that may have been kept with it.
 *
 * @param kept the column as the database writes it
 * @param told the pictures with other texts, where who reads them needs others
 */
export function shownPictures(
  kept: string,
  told?: (pictures: readonly Picture[]) => readonly Picture[],
): string {
  const first = usual.exec(kept)?.[1];
  // Nearly all are just that, and need not be read and written again.
  if (first !== undefined && !told) return `"img":${first},"images":${kept}`;
  const clean = (JSON.parse(kept) as Picture[]).map(
    ({ card, viewer, width, height, alt }): Picture => ({ card, viewer, width, height, alt }),
  );
  const pictures = told ? told(clean) : clean;
  return `"img":${JSON.stringify(pictures[0]?.viewer ?? '')},"images":${JSON.stringify(pictures)}`;
}
