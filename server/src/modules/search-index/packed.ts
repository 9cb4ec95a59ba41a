/**
 * Where facts that have few values stand in the column `facts` of `bike_search`, which migration 0075 makes of
 * them: behind how many bits, and how many they take. Engine sizes stand highest, so that they are in its order.
 */
const places = {
  photos: { at: 0, width: 1 },
  verified: { at: 1, width: 1 },
  condition: { at: 2, width: 2 },
  category: { at: 4, width: 3 },
  owners: { at: 7, width: 7 },
  cc: { at: 14, width: 15 },
} as const;
export type Fact = keyof typeof places;

/** The first bit above them. */
export const factBits = 29;

export const placeOf = (fact: Fact): { at: number; width: number } => places[fact];

/** The bits of a fact. */
export const maskOf = (fact: Fact): number => (2 ** places[fact].width - 1) << places[fact].at;

/** A number of a fact as it stands among the others; of one that no bike can have, the next above those. */
export const inFacts = (fact: Fact, number: number): number =>
  Math.min(number, 2 ** places[fact].width) << places[fact].at;

/** A fact in SQL. @param facts the column */
export const factIn = (facts: string, fact: Fact): string =>
  `(${facts} >> ${places[fact].at} & ${2 ** places[fact].width - 1})`;

const since = '2000-01-01';

/** A date as `papers_days` has it. @param date `YYYY-MM-DD` */
export function dayOf(date: string): number {
  return Math.floor((Date.parse(date) - Date.parse(since)) / 86_400_000);
}

/** A time as `advertised_seconds` has it: adverts with more are not over. @param time ms since 1970 */
export function secondOf(time: number): number {
  return Math.floor((time - Date.parse(since)) / 1_000);
}
