import { readNumber } from '@motohaat/contract/facts-form';
import { type BikeNumbers, bikeDoubts } from '@motohaat/domain/bike-doubts';
import { hasContacts } from '@motohaat/domain/contacts';
import { categoryIds } from '@motohaat/domain/listing';
import { parseYears } from '@motohaat/domain/parse-years';
import { useState } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { type Texts, useListing } from '../listing-store.ts';

/** What was said of the bike before, where the form does not ask it. */
export type SaidBefore = { category?: string; used?: number | null };

const inWords = ['productName', 'otherModel', 'location', 'message'] as const;

/** What is to be looked at again in the form, as sentences by their inputs; it holds nothing back. */
export function useWarnings(before: SaidBefore): Texts {
  const { facts, form: t } = useRestMessages();
  const [now] = useState(() => new Date().getFullYear());
  const texts = useListing((state) => state.texts);
  const choices = useListing((state) => state.choices);
  const found = choices?.modelChoices().find(({ slug }) => slug === texts['model'])?.model;
  const bike = {
    ...numbersIn(texts, before),
    model: found && { ...found, isElectric: found.kind === 'electric' },
  };
  const doubts = Object.entries(bikeDoubts(bike, now));
  const said = inWords.filter((input) => hasContacts(texts[input] ?? ''));
  return Object.fromEntries([
    ...doubts.map(([input, doubt]) => [
      input === 'taxTokenUntil' ? 'papers.taxTokenUntil' : input,
      facts.doubts[doubt](bike),
    ]),
    ...said.map((input) => [input, t.hasContacts]),
  ]);
}

/** The numbers that are typed so far, with their units or without. */
function numbersIn(texts: Texts, before: SaidBefore): BikeNumbers {
  const read = (input: 'year' | 'cc' | 'km' | 'registrationYear') =>
    readNumber(input, texts[input] ?? '');
  const { category = before.category, used } = texts;
  return {
    year: read('year'),
    cc: read('cc'),
    km: read('km'),
    registrationYear: read('registrationYear'),
    category: categoryIds.find((id) => String(id) === category),
    used: (used === undefined ? before.used : parseYears(used)) ?? undefined,
    taxTokenUntil: texts['papers.taxTokenUntil'] ?? '',
  };
}
