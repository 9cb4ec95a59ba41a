import { foldDigits } from '@motohaat/domain/digits';
import type { InBoth, Language } from '@motohaat/domain/language';
import { spelledOut } from '@motohaat/domain/search/letters';

import { numbersInBangla } from './note.ts';
import { namePhrases, placePhrases } from './phrases.ts';
import { type Phrases, rewrite } from './rewrite.ts';

/** How what sellers wrote reads best to who reads one language; `undefined`: as they wrote it. */
export type Speller = {
  /** @param text a bike's name as its seller wrote it */
  name: (text: string) => string | undefined;
  /** @param text a place as somebody wrote it, such as `Mirpur, Dhaka` */
  place: (text: string) => string | undefined;
};

const latin = /\p{Script=Latin}/u;
const bangla = /\p{Script=Bengali}/u;

/**
 * What is known is written in Bangla for who reads Bangla, and the rest stays as it was written. Who
 * reads English gets what was written in Bangla alone as it is, with the same in Latin script beside it.
 *
 * @param invented names of bikes that no catalogue knows
 */
export function createSpellers(invented: readonly InBoth[] = []): Record<Language, Speller> {
  const names = namePhrases(invented);
  const places = placePhrases();
  return {
    bn: {
      name: (text) => inBangla(text, names.bn, codeInBangla),
      place: (text) => inBangla(text, places.bn, addressInBangla),
    },
    en: {
      name: (text) => besideBangla(text, () => nameInLatin(text, names.en)),
      place: (text) => besideBangla(text, () => placeInLatin(text, places.en)),
    },
  };
}

function inBangla(text: string, phrases: Phrases, writeRest: (word: string) => string) {
  if (!latin.test(text)) return undefined;
  const written = rewrite(text, phrases, writeRest);
  // Codes stay as they are, and so may all that is known.
  return written.known && bangla.test(written.text) ? written.text : undefined;
}

function besideBangla(text: string, inLatin: () => string | undefined) {
  if (latin.test(text) || !bangla.test(text)) return undefined;
  const written = inLatin();
  return written && `${text} (${written})`;
}

function nameInLatin(name: string, phrases: Phrases) {
  const { text, known, whole } = rewrite(name, phrases, foldDigits);
  return known && whole ? text : undefined;
}

/** The parts of an address that are known. */
function placeInLatin(place: string, phrases: Phrases) {
  const parts = place
    .split(',')
    .map((part) => rewrite(part.trim(), phrases, foldDigits))
    .filter(({ whole }) => whole);
  return parts.some(({ known }) => known) ? parts.map(({ text }) => text).join(', ') : undefined;
}

/** Numbers in Bangla, and engine sizes; codes such as `V4` and `NS160` as people write them. */
function codeInBangla(word: string): string {
  const size = /^(\d+)cc$/i.exec(word)?.[1];
  return numbersInBangla(size === undefined ? word : `${size} সিসি`);
}

/** Numbers in Bangla, and what a block or a house is called by. */
function addressInBangla(word: string): string {
  return /^[A-Z]$/.test(word) ? spelledOut(word) : numbersInBangla(word);
}
