import type { InBoth, Language } from '../language.ts';
import type { FilterName } from './filters.ts';
import { keyOfWords, type Lexicon, type Suggestible } from './lexicon.ts';
import { type Meant, meant } from './meant.ts';
import { skeletonOf } from './sound.ts';
import { type Word, wordsOf } from './words.ts';

/** Something that one may be typing. */
export type Suggested = {
  kind: Meant;
  slug: string;
  /** In the script that is typed. */
  name: string;
  /** Brand of a model, district of an area. */
  of?: string;
  /** The search that it leads to: names and values of an address. */
  search: Partial<Record<FilterName | 'q', string>>;
};

type SuggestOptions = { language: Language; limit: number; kinds?: readonly Meant[] | undefined };

/** Fewer signs say too little. */
const leastTyped = 2;
/** What sounds like it is looked for from so many signs without vowels. */
const leastBones = 3;
/** How many of a kind stand before others have had their turn. */
const turn: Readonly<Record<Meant, number>> = { brand: 3, model: 4, district: 3, area: 2 };

/** Keys of names in order, and by the same place what each names, by its number. */
type Keys = { keys: readonly string[]; named: readonly number[] };
type Index = { names: Keys; bones: Keys };

const made = new WeakMap<Lexicon, Index>();

/** Makes what `suggest` looks up, so that the first who types does not wait for it. */
export function prepareSuggestions(lexicon: Lexicon): Index {
  const before = made.get(lexicon);
  if (before) return before;
  const names: [string, number][] = [];
  const bones: [string, number][] = [];
  for (const [index, each] of lexicon.suggestible.entries()) {
    const { en, bn } = (each.kind === 'model' && each.of?.name) || { en: '', bn: '' };
    const brands = new Set(['', keyOfWords(wordsOf(en)), keyOfWords(wordsOf(bn))]);
    for (const name of each.names) {
      const words = wordsOf(name);
      // Half a letter's name is no letter: এফজে of এফজেড is found as it is written.
      if (asWritten(words) !== keyOfWords(words)) names.push([asWritten(words), index]);
      for (const brand of brands) names.push([brand + keyOfWords(words), index]);
      bones.push([bonesOf(words), index]);
    }
  }
  const index = { names: inOrder(names), bones: inOrder(bones) };
  made.set(lexicon, index);
  return index;
}

const asWritten = (words: readonly Word[]) => words.map(({ written }) => written).join('');
const bonesOf = (words: readonly Word[]) => words.map(({ latin }) => skeletonOf(latin)).join('');

function inOrder(pairs: [key: string, named: number][]): Keys {
  pairs.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const single = pairs.filter(
    ([key, named], at) =>
      key !== '' && (pairs[at - 1]?.[0] !== key || pairs[at - 1]?.[1] !== named),
  );
  return { keys: single.map(([key]) => key), named: single.map(([, named]) => named) };
}

/**
 * What a text that is being typed may become: brands, models, districts and areas whose names begin so, in
 * either script.
 *
 * @param text nothing is suggested for fewer than two signs
 * @param options.language for a text without letters of either script
 * @param options.kinds what may be meant; anything without
 */
export function suggest(
  text: string,
  lexicon: Lexicon,
  { language, limit, kinds = meant }: SuggestOptions,
): Suggested[] {
  const words = wordsOf(text);
  const script = /[\u0980-\u09ff]/.test(text) ? 'bn' : /\p{L}/u.test(text) ? 'en' : language;
  const whole = inTurns(namedSo(words, lexicon, kinds), limit);
  if (whole.length > 0 || words.length < 2) return whole.map((each) => shown(each, script, ''));
  // `pulsar dha`: what is typed last, with what stands before it.
  const last = words.slice(-1);
  const before = text.slice(0, last[0]?.start).trim();
  return inTurns(namedSo(last, lexicon, kinds), limit).map((each) => shown(each, script, before));
}

/** What has a name that begins with some words; what only sounds so where nothing is written so. */
function namedSo(words: readonly Word[], lexicon: Lexicon, kinds: readonly Meant[]): Suggestible[] {
  const key = keyOfWords(words);
  if (Array.from(key).length < leastTyped) return [];
  const index = prepareSuggestions(lexicon);
  const find = (keys: Keys, prefix: string) =>
    withPrefix(keys, prefix)
      .flatMap((each) => lexicon.suggestible[each] ?? [])
      .filter(({ kind }) => kinds.includes(kind));
  const asRead = find(index.names, key);
  const written = asRead.length > 0 ? asRead : find(index.names, asWritten(words));
  const bones = bonesOf(words);
  return written.length > 0 || bones.length < leastBones ? written : find(index.bones, bones);
}

/** What has a name that begins so, in the order of the catalogue. */
function withPrefix({ keys, named }: Keys, prefix: string): number[] {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keys[middle] ?? '') < prefix) from = middle + 1;
    else to = middle;
  }
  const found = new Set<number>();
  for (let at = from; at < keys.length; at++) {
    if (!keys[at]?.startsWith(prefix)) break;
    found.add(named[at] ?? 0);
  }
  return Array.from(found).toSorted((one, other) => one - other);
}

/** Some of each kind first, then the others, kind by kind. */
function inTurns(found: readonly Suggestible[], limit: number): Suggestible[] {
  const byKind = meant.map((kind) => found.filter((each) => each.kind === kind));
  const first = new Set(
    byKind.flatMap((each, at) => each.slice(0, turn[meant[at] ?? 'area'])).slice(0, limit),
  );
  for (const each of found) if (first.size < limit) first.add(each);
  return meant.flatMap((kind) => [...first].filter((each) => each.kind === kind));
}

/** @param before what was typed before the name, which is kept */
function shown(
  { kind, slug, name, of }: Suggestible,
  script: keyof InBoth,
  before: string,
): Suggested {
  const isArea = kind === 'area';
  const q = isArea ? `${before} ${name[script]}`.trim() : before;
  return {
    kind,
    slug,
    name: name[script],
    ...(of && { of: of.name[script] }),
    search: {
      ...(isArea ? of && { district: of.slug } : { [kind]: slug }),
      ...(q !== '' && { q }),
    },
  };
}
