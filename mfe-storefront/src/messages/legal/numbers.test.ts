import { beforeAll, expect, test } from 'vitest';

import type { LegalDocument } from './document.ts';
import { legalWords } from './index.ts';

beforeAll(() => legalWords.prepare('bn'));

/** In order of size: a sentence names them in the order of its language. */
const numbersIn = (text: string) =>
  (text.match(/[0-9০-৯]+/g) ?? [])
    .map((digits) => Number(digits.replace(/[০-৯]/g, (digit) => `${'০১২৩৪৫৬৭৮৯'.indexOf(digit)}`)))
    .toSorted((one, other) => one - other);

/** Of each paragraph and entry of a list, section by section. */
const numbersOf = ({ sections }: LegalDocument) =>
  Object.entries(sections).map(([id, { parts }]) => [id, parts.flat().map(numbersIn)]);

test.each(['terms', 'privacy'] as const)('%s: the same numbers in both languages', (name) => {
  const [english, bangla] = [legalWords.messagesIn('en')[name], legalWords.messagesIn('bn')[name]];
  expect(numbersOf(bangla)).toEqual(numbersOf(english));
});
