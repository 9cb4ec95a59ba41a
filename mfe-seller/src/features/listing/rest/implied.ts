import { categoryOfKind } from '@motohaat/domain/bike-facts';
import { banglaDigits, foldTyped } from '@motohaat/domain/digits';
import type { Language } from '@motohaat/domain/language';
import type { CategoryId } from '@motohaat/domain/listing';
import { maximumYears } from '@motohaat/domain/price';

import type { Choices } from '../use-choices.ts';

/** The inputs that others fill, until somebody writes in them. */
export const impliedInputs = ['productName', 'category', 'cc', 'used', 'location'] as const;
export type Implied = Partial<Record<(typeof impliedInputs)[number], string>>;

/** What implies it. */
export type Implying = {
  brand: string;
  model: string;
  otherModel: string;
  year: string;
  district: string;
  area: string;
};

/**
 * What other inputs may be filled with, from what is chosen and typed.
 *
 * @param now the year, in Dhaka
 */
export function impliedBy(
  facts: Implying,
  choices: Choices,
  { language, now }: { language: Language; now: number },
): Implied {
  const { brand, model, otherModel } = facts;
  const year = yearOf(facts.year, now);
  const found = choices.modelChoices().find(({ slug }) => slug === model)?.model;
  const name = choices.bikeName({ brand, model, other: otherModel }, language);
  const place = choices.placeName(facts, language);
  const category: CategoryId | undefined = found && categoryOfKind(found.kind);
  const age = year === undefined ? undefined : Math.max(0, now - year);
  // A brand alone is no name of a bike.
  const isNamed = model !== '' || otherModel !== '';
  return {
    ...(name &&
      isNamed && { productName: [name, year && digits(year, language)].filter(Boolean).join(' ') }),
    ...(category && { category: String(category) }),
    ...(found?.cc && { cc: digits(found.cc, language) }),
    ...(age !== undefined && age <= maximumYears && { used: digits(age, language) }),
    ...(place && { location: place }),
  };
}

/**
 * What to write into inputs after what implies them has changed: those that are empty, or hold what
 * was implied before. What somebody typed stays.
 *
 * @param typed what stands there
 * @param before what was implied, in each language
 * @param after what is implied now
 */
export function refilled(typed: Implied, before: readonly Implied[], after: Implied): Implied {
  return Object.fromEntries(
    impliedInputs.flatMap((input) => {
      const current = typed[input];
      if (current === undefined) return [];
      // Somebody may have emptied it.
      if (before.some((each) => each[input] === after[input])) return [];
      const isFree = current === '' || before.some((each) => each[input] === current);
      const next = after[input] ?? '';
      return isFree && next !== current ? [[input, next]] : [];
    }),
  );
}

const digits = (value: number, language: Language) =>
  language === 'bn' ? banglaDigits(value) : String(value);

/** A year that is written in full, and not to come. */
function yearOf(text: string, now: number): number | undefined {
  const year = Number(foldTyped(text));
  return Number.isInteger(year) && year > 1900 && year <= now + 1 ? year : undefined;
}
