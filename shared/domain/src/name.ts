import { cleanText, invisible } from './text.ts';

/** The longest name of a person, in characters. */
export const maximumNameLength = 80;

/**
 * A person's name as it is stored: NFC, no control or direction marks, single spaces, at most 80
 * characters, and empty if it shows nothing to people.
 */
export function cleanName(name: string): string {
  const text = cleanText(name.replace(invisible, ' ').replace(/\s+/g, ' '));
  return cleanText(Array.from(text).slice(0, maximumNameLength).join(''));
}
