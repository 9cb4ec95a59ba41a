import type { Kind } from '@motohaat/domain/bike-facts';
import { banglaDigits } from '@motohaat/domain/digits';
import { slugOf } from '@motohaat/domain/slug';

import type { Brand, Family, Model, Name } from './bike.ts';

/** Another spelling, or a shorter form in both scripts. */
type Also = string | readonly [en: string, bn: string];

/** What tells a model from others of its family: a code that is written the same, or words in both scripts. */
type Variant = string | readonly [en: string, bn: string];

/** `from` and `to` are years, `null` where it is not known. */
type Facts = readonly [kind: Kind, cc: number | null, from?: number | null, to?: number | null];

type ModelRow = readonly [variant: Variant, ...facts: Facts];

/**
 * A make, as it is noted.
 *
 * @param also how people write it otherwise, in either script
 */
export function brand(
  en: string,
  bn: string,
  also: readonly Also[],
  families: readonly Family[],
): Brand {
  return { slug: slugOf(en), name: nameOf(en, bn, also), families };
}

/**
 * Models that share a name, as they are noted; a row without a variant is the name alone.
 *
 * @param bn as people say it; codes with digits stay as they are, for so people write them
 */
export function family(
  en: string,
  bn: string,
  also: readonly Also[],
  rows: readonly ModelRow[],
): Family {
  return { name: nameOf(en, bn, also), models: rows.map((row) => modelOf(en, bn, row)) };
}

/** A model that shares its name with no other; a number at the end tells it as a variant does. */
export function single(
  [en, bn, ...also]: readonly [en: string, bn: string, ...also: Also[]],
  ...facts: Facts
): Family {
  const number = / [\d.]+$/.exec(en)?.[0] ?? '';
  const base = (name: string) => (number ? name.slice(0, -number.length) : name);
  return family(base(en), base(bn), also, [[number.trim(), ...facts]]);
}

function nameOf(en: string, bn: string, also: readonly Also[]): Name {
  return {
    en,
    bn: bn.normalize('NFC'),
    also: also.filter((each) => typeof each === 'string'),
    short: also.flatMap((each) =>
      typeof each === 'string' ? [] : [{ en: each[0], bn: each[1].normalize('NFC') }],
    ),
  };
}

function modelOf(
  familyEn: string,
  familyBn: string,
  [variant, kind, cc, from = null, to = null]: ModelRow,
): Model {
  const [en, bn] = typeof variant === 'string' ? [variant, numbersInBangla(variant)] : variant;
  const name = {
    en: `${familyEn} ${en}`.trim(),
    bn: `${familyBn} ${bn}`.trim().normalize('NFC'),
  };
  return { slug: slugOf(name.en), name, also: [], kind, cc, from, to };
}

/** Numbers by themselves in Bangla digits; codes such as `NS160` as they are. */
export function numbersInBangla(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}])\d+(?![\p{L}\p{M}\p{N}])/gu, banglaDigits);
}
