/**
 * Whether a caller has this version already, by the weak comparison: a proxy that compresses makes a
 * strong tag weak (RFC 9110, sections 8.8.3.2 and 13.1.2).
 *
 * @param ifNoneMatch the header, if it was sent
 * @param tag the entity tag of the answer, with its quotes
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((each) => opaque(each.trim()));
  return known?.some((each) => each === '*' || each === opaque(tag)) ?? false;
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
