/** The longest name of a person, in characters. */
export const maximumNameLength = 80;

// Control characters and the marks that turn the direction of text, with which a name could pose as another.
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is removed
const invisible = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A person's name as it is stored: NFC, no control or direction marks, single spaces, at most 80 characters. */
export function cleanName(name: string): string {
  const text = name.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(text).slice(0, maximumNameLength).join('').trim();
}
