/** Writes Bangla digits (০–৯) as the ASCII digits of the same value; leaves all else alone. */
export function foldDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

/** Writes ASCII digits as Bangla digits of the same value; leaves all else alone. */
export function banglaDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0x09e6));
}

/** Joiners, soft hyphens and marks of direction. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A number as it was typed, in ASCII digits and without what nobody sees: keyboards and copied texts
 * bring such marks along.
 */
export function foldTyped(text: string): string {
  return foldDigits(text).replace(unseen, '').trim();
}
