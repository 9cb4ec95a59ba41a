/** Control characters and the marks that turn the direction of text, with which it could pose as another. */
export const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * What draws nothing by itself: spaces, control and format characters, joiners, fillers, marks that
 * belong on a letter, half surrogates, and the empty shapes of Braille, music and hieroglyphs. Bangla
 * and emoji need joiners and marks, so that a text may have them, but not be of them alone.
 */
const blank =
  /^[\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]*$/u;

/** Whether a text shows nothing to people. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** A text as it is stored: NFC, nothing blank around it, and empty if it shows nothing to people. */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : text.normalize('NFC').trim();
}

/** Whether a text is one line without invisible characters. */
export function isPlainLine(text: string): boolean {
  return text.search(invisible) === -1;
}

/** Whether a text has no invisible characters but line breaks and tabs. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/[\n\r\t]/g, ' '));
}
