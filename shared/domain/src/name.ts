import { invisible } from './text.ts';

/** The longest name of a person, in characters. */
export const maximumNameLength = 80;

/** A person's name as it is stored: NFC, no control or direction marks, single spaces, at most 80 characters. */
export function cleanName(name: string): string {
  const text = name.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(text).slice(0, maximumNameLength).join('').trim();
}
