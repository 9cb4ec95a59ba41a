import { type Colour, colours } from '../bike-facts.ts';
import { wordsOf } from './words.ts';

/** How colours are called in Bangla, in both scripts; in English they are called as they are kept. */
const spellings: Partial<Record<Colour, string>> = {
  black: 'কালো কাল kalo',
  white: 'সাদা sada shada',
  grey: 'ধূসর ছাই gray ash',
  silver: 'রুপালি রূপালী rupali সিলভার',
  red: 'লাল lal',
  orange: 'কমলা komla',
  yellow: 'হলুদ holud',
  gold: 'সোনালি সোনালী golden',
  green: 'সবুজ sobuj shobuj',
  blue: 'নীল nil neel',
  purple: 'বেগুনি',
  brown: 'বাদামি খয়েরি',
};

const byWord = new Map(
  Object.entries(spellings).flatMap(([colour, words]) =>
    words.split(' ').flatMap((word) => wordsOf(word).map(({ latin }) => [latin, colour] as const)),
  ),
);

/** A colour in English, if a word names one otherwise; an index has the English word. */
export function colourSaid(latin: string): string | undefined {
  return byWord.get(latin);
}

const inEnglish: ReadonlySet<string> = new Set(colours);

/** Whether a word is a colour, so that no name is guessed from it: green is not Goran. */
export function isColour(latin: string): boolean {
  return inEnglish.has(latin) || byWord.has(latin);
}
