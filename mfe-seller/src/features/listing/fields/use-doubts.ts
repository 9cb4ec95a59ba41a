import { type FactFields, type NumberInput, readNumber } from '@motohaat/contract/facts-form';
import { type BikeNumbers, bikeDoubts, type DoubtedInput } from '@motohaat/domain/bike-doubts';
import { categoryIds } from '@motohaat/domain/listing';
import { parseYears } from '@motohaat/domain/parse-years';
import { createContext, use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useChoices } from './use-choices.ts';

/** What was said of the bike before, where the form does not ask it. */
export const SaidBefore = createContext<{ category?: string; used?: number | null }>({});

/** What is doubtful about the numbers of the form, as sentences by their inputs. */
export function useDoubts(): Partial<Record<DoubtedInput, string>> {
  const { facts: t } = useListingMessages();
  const choices = useChoices();
  const before = use(SaidBefore);
  const [now] = useState(() => new Date().getFullYear());
  const { control } = useFormContext<FactFields & { category?: string; used?: string }>();
  const [model, category = before.category, used, taxTokenUntil] = useWatch({
    control,
    name: ['model', 'category', 'used', 'papers.taxTokenUntil'],
  });
  const numbers = useNumbers();
  const found = choices?.modelChoices().find(({ slug }) => slug === model)?.model;
  const bike: BikeNumbers = {
    ...numbers,
    category: categoryIds.find((id) => String(id) === category),
    used: (used === undefined ? before.used : parseYears(used)) ?? undefined,
    taxTokenUntil,
    model: found && { ...found, isElectric: found.kind === 'electric' },
  };
  const doubts = bikeDoubts(bike, now);
  return Object.fromEntries(
    Object.entries(doubts).map(([input, doubt]) => [input, t.doubts[doubt](bike)]),
  );
}

const numberInputs = ['year', 'cc', 'km', 'registrationYear'] as const satisfies NumberInput[];

/** The numbers that are typed so far, with their units or without. */
function useNumbers() {
  const { control } = useFormContext<FactFields>();
  const typed = useWatch({ control, name: numberInputs });
  return Object.fromEntries(
    numberInputs.map((input, place) => [input, readNumber(input, typed[place] ?? '')]),
  ) as Record<(typeof numberInputs)[number], number | undefined>;
}
