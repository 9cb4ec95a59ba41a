/** What may tell of a person or open something, and what is written in its place. */
const personal: readonly (readonly [RegExp, string])[] = [
  // Of an address, where it is; what it asks for may be anything.
  [/([a-z][a-z\d+.-]*:\/\/[^\s"'<>?#]+)[?#][^\s"'<>]*/gi, '$1'],
  [/(?<=\/[^\s"'<>?#]*)\?[^\s"'<>]*/g, ''],
  // Before its sign an address may have an apostrophe; after it, that ends a quotation.
  [/[^\s"<>(),:;@]+@[^\s"'<>(),:;@]+/g, '<mail>'],
  // Bearer tokens, keys, ids: long, and of letters with digits.
  [/\b[\w-]{8,}(?:\.[\w-]{8,}){2}\b/g, '<token>'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}\b/gi, '<id>'],
  [/\b(?=\w*\d)[\da-f]{8,}\b/gi, '<id>'],
  // Numbers of telephones, bookings, prices: how they are written is all that stays.
  [/\+?[\d০-৯][\d০-৯\s().-]*[\d০-৯]/g, '<number>'],
];

/**
 * What an error says, without what could be a person's: mail addresses, telephone and other long numbers,
 * ids, tokens, queries of addresses.
 *
 * @param most characters
 */
export function scrub(text: string, most = 500): string {
  const scrubbed = personal.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    text.slice(0, most * 4),
  );
  return scrubbed.replaceAll(/\s+/g, ' ').trim().slice(0, most);
}
