/**
 * A name as it stands in addresses: `Splendor+` → `splendor-plus`, `Cox's Bazar` → `coxs-bazar`.
 *
 * @param name in Latin script
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\+/g, ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Characters that a slug may have in an address. */
const longestSlug = 60;

/**
 * The second part of the address of a bike's page.
 *
 * @param name of the bike, as its seller wrote it; one without Latin letters gives `bike`
 */
export function bikeSlug(name: string): string {
  const slug = slugOf(name);
  if (slug.length <= longestSlug) return slug || 'bike';
  // Whole words, where that leaves any.
  const cut = slug.slice(0, longestSlug + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : longestSlug);
}
