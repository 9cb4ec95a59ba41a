/**
 * What advertisements, mails and other sites add to an address, so that somebody sees who comes from them:
 * each visitor has a value of their own. No page reads it.
 */
const tracker =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|yclid|igshid|li_fat_id|mc_[ce]id|_g[al])(?:=|$)/i;

const pairsOf = (search: string) => search.slice(1).split('&');

/** @param search `''`, or `?…`. @returns the same without trackers: all that a page has a part in */
export function withoutTrackers(search: string): string {
  if (search === '') return search;
  const read = pairsOf(search).filter((pair) => !tracker.test(pair));
  return read.length === 0 ? '' : `?${read.join('&')}`;
}

/**
 * Where whoever came with trackers is led.
 *
 * @param address path, perhaps with a query
 * @param search with which they came
 */
export function withTrackersOf(search: string, address: string): string {
  const trackers = pairsOf(search).filter((pair) => tracker.test(pair));
  if (trackers.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${trackers.join('&')}`;
}
