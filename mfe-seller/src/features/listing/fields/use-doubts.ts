import type { FactFields } from '@motohaat/contract/facts-form';
import { type BikeNumbers, bikeDoubts, type DoubtedInput } from '@motohaat/domain/bike-doubts';
import { categoryIds } from '@motohaat/domain/listing';
import { parseYears } from '@motohaat/domain/parse-years';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { numberOf } from './number-of.ts';
import { useChoices } from './use-choices.ts';

/** What is doubtful about the numbers of the form, as sentences by their inputs. */
export function useDoubts(): Partial<Record<DoubtedInput, string>> {
  const { facts: t } = useListingMessages();
  const choices = useChoices();
  const [now] = useState(() => new Date().getFullYear());
  const { control } = useFormContext<FactFields & { category?: string; used?: string }>();
  const [category, model, year, cc, km, used, registrationYear] = useWatch({
    control,
    name: ['category', 'model', 'year', 'cc', 'km', 'used', 'registrationYear'],
  });
  const found = choices?.modelChoices().find(({ slug }) => slug === model)?.model;
  const bike: BikeNumbers = {
    category: categoryIds.find((id) => String(id) === category),
    year: numberOf(year),
    cc: numberOf(cc),
    km: numberOf(km),
    used: parseYears(used ?? '') ?? undefined,
    registrationYear: numberOf(registrationYear),
    model: found && { ...found, isElectric: found.kind === 'electric' },
  };
  const doubts = bikeDoubts(bike, now);
  return Object.fromEntries(
    Object.entries(doubts).map(([input, doubt]) => [input, t.doubts[doubt](bike)]),
  );
}
