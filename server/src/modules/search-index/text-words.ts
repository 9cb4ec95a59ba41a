import { foldDigits } from '@motohaat/domain/digits';

/** Words of a bike's texts that are kept; a description may have hundreds. */
const most = 80;

/** The words of a text as they are compared: those of names and descriptions, and those that are typed. */
export function textWords(text: string): string[] {
  const folded = foldDigits(text.normalize('NFKC').normalize('NFC').toLowerCase());
  const words = folded.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  return [...new Set(words)].slice(0, most);
}
