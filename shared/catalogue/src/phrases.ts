import type { InBoth } from '@motohaat/domain/language';
import { spelledOut } from '@motohaat/domain/search/letters';

import type { Name } from './bike.ts';
import { besideNames, besidePlaces } from './common-words.ts';
import { brandsNow } from './current.ts';
import { areas, districts, divisions } from './places.ts';
import { addPhrase, keyOf, type Phrases } from './rewrite.ts';

/** Phrases of one script with what stands for them in the other, by the language that they become. */
type BothWays = { bn: Phrases; en: Phrases };

const bangla = /\p{Script=Bengali}/u;

/** Names of bikes that are words of other texts as well. */
const commonWords = new Set(
  'adventure alpha classic dream eagle flame freedom lime passion sport thunder vista wave wind'.split(
    ' ',
  ),
);

/** Whether a name could be another word: `Ray` and `Dio` are so short, `RTR` is a code. */
export function isWeak(name: string): boolean {
  const key = keyOf(name);
  return commonWords.has(key) || key.length < (name === name.toUpperCase() ? 3 : 4);
}

/** Short names that are words, or begin other names, where people type what they look for. */
const shortWords = new Set('ad ax ka max ray re'.split(' '));

/** Whether a name could be another word in a search, where short ones are names: `fz dhaka`, `dio 1 lakh`. */
export function isWeakInSearch(name: string): boolean {
  const key = keyOf(name);
  return commonWords.has(key) || shortWords.has(key);
}

/** Of brands and models. @param invented names of bikes that no catalogue knows */
export function namePhrases(invented: readonly InBoth[]): BothWays {
  const both: BothWays = { bn: new Map(), en: new Map() };
  const brands = brandsNow();
  for (const name of invented) addBothWays(both, name);
  for (const { name } of brands) for (const form of formsOf(name)) addBothWays(both, form);
  const families = brands.flatMap((brand) => brand.families);
  for (const family of families) {
    for (const model of family.models) {
      for (const form of formsOf(family.name)) {
        addBothWays(both, {
          en: form.en + model.name.en.slice(family.name.en.length),
          bn: form.bn + model.name.bn.slice(family.name.bn.length),
        });
      }
      for (const form of formsOf({ ...model.name, also: model.also, short: [] })) {
        addBothWays(both, form);
      }
    }
  }
  for (const { name } of families) {
    for (const form of formsOf(name)) addBothWays(both, form, isWeak(form.en));
  }
  for (const name of besideNames) addBothWays(both, name, true);
  return both;
}

/** Of divisions, districts and areas. */
export function placePhrases(): BothWays {
  const both: BothWays = { bn: new Map(), en: new Map() };
  for (const { name, also } of [...districts, ...divisions, ...areas]) {
    for (const form of formsOf({ ...name, also, short: [] })) addBothWays(both, form);
  }
  for (const name of besidePlaces) addBothWays(both, name, true);
  return both;
}

/** The ways to write a name: each spelling with the usual one of the other script. */
export function formsOf({ en, bn, also, short }: Name): InBoth[] {
  return [
    { en, bn },
    ...also.map((each) => (bangla.test(each) ? { en, bn: each } : { en: each, bn })),
    ...short,
  ];
}

/** The same code can be said in Bangla, letter by letter: `আর১৫ ভি৪`. */
function addBothWays(both: BothWays, { en, bn }: InBoth, weak = false): void {
  addPhrase(both.bn, en, { text: bn, weak });
  addPhrase(both.en, bn, { text: en, weak });
  addPhrase(both.en, spelledOut(bn), { text: en, weak });
}
