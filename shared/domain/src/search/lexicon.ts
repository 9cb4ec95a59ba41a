import type { InBoth } from '../language.ts';
import type { Meant } from './meant.ts';
import { skeletonOf, soundOf } from './sound.ts';
import { isNumber, type Word, wordsOf } from './words.ts';

/** Something that has names: a brand, a model, all models of a family, a district, an area. */
export type Entry = {
  meant: Meant;
  /**
   * What is searched for: slugs of one brand, district or of models; of areas, the district's slug and
   * theirs, as `dhaka/mirpur`.
   */
  slugs: readonly string[];
  /** All ways to write it, in both scripts. */
  names: readonly string[];
  /** Those of `names` that are words of other texts as well, and count only beside what makes them clear. */
  weak: readonly string[];
};

/** A model as far as words tell it from others of its family. */
export type ModelFacts = {
  slug: string;
  brand: string;
  cc: number | null;
  /** Its whole name in both scripts, without the brand's. */
  name: InBoth;
};

/** What is suggested while one types. */
export type Suggestible = {
  kind: Meant;
  slug: string;
  name: InBoth;
  /** Brand of a model, district of an area. */
  of?: { slug: string; name: InBoth };
  /** All ways to write it, in both scripts. */
  names: readonly string[];
};

/** What the catalogue hands in. */
export type LexiconData = {
  entries: readonly Entry[];
  models: readonly ModelFacts[];
  /** By the slug of a district: those that have a border with it. */
  neighbours: Readonly<Record<string, readonly string[]>>;
  /** Divisions: how they are called, and the slugs of their districts. */
  divisions: readonly { names: readonly string[]; districts: readonly string[] }[];
  /** Those that most people look for first. */
  suggestible: readonly Suggestible[];
};

/** A name by its sound, for guesses. */
type Sounding = { sound: string; entry: Entry };

/** Names as `understand` and `suggest` look them up; made once. */
export type Lexicon = LexiconData & {
  /** By the words of a name in Latin script, put together. */
  exact: ReadonlyMap<string, readonly Entry[]>;
  /** Of them, those that count only beside what makes them clear. */
  weak: ReadonlySet<string>;
  /** By the skeletons of a name's words, with spaces. */
  skeletons: ReadonlyMap<string, readonly Sounding[]>;
  /** Names long enough that a slip in them can be told, by the first sign of their sound. */
  long: ReadonlyMap<string, readonly Sounding[]>;
  divisionsByName: ReadonlyMap<string, readonly string[]>;
  bySlug: ReadonlyMap<string, ModelFacts>;
  /** The most words that a name has. */
  longest: number;
};

/** Names shorter than this are not guessed. */
export const shortestGuess = 5;

/** The key of words that stand together: `mt 15`, `MT-15` and `এমটি১৫` have one. */
export const keyOfWords = (words: readonly Pick<Word, 'latin'>[]) =>
  words.map(({ latin }) => latin).join('');

/** The key of words by what is left of them without vowels. */
export const bonesOfWords = (words: readonly Pick<Word, 'latin'>[]) =>
  words.map(({ latin }) => skeletonOf(latin)).join(' ');

export const soundOfWords = (words: readonly Pick<Word, 'latin'>[]) =>
  words.map(({ latin }) => soundOf(latin)).join('');

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const before = map.get(key);
  if (before) before.push(value);
  else map.set(key, [value]);
}

/** Puts names where they are looked up. It takes some ten milliseconds: keep what it makes. */
export function createLexicon(data: LexiconData): Lexicon {
  const exact = new Map<string, Entry[]>();
  const weak = new Set<string>();
  const skeletons = new Map<string, Sounding[]>();
  const long = new Map<string, Sounding[]>();
  let longest = 1;
  for (const entry of data.entries) {
    const names = new Map(entry.names.map((name) => [name, wordsOf(name)]));
    for (const words of new Map(
      [...names.values()].map((each) => [keyOfWords(each), each]),
    ).values()) {
      const sounding = { sound: soundOfWords(words), entry };
      longest = Math.max(longest, words.length);
      add(exact, keyOfWords(words), entry);
      const bones = bonesOfWords(words);
      if (bones.replace(/[^a-zC]/g, '').length >= 3) add(skeletons, bones, sounding);
      const canSlip = sounding.sound.length >= shortestGuess && !words.some(isNumeral);
      if (canSlip) add(long, sounding.sound.charAt(0), sounding);
    }
    for (const name of entry.weak) weak.add(keyOfWords(names.get(name) ?? wordsOf(name)));
  }
  const divisionsByName = new Map(
    data.divisions.flatMap(({ names, districts }) =>
      names.map((name) => [keyOfWords(wordsOf(name)), districts] as const),
    ),
  );
  const bySlug = new Map(data.models.map((model) => [model.slug, model]));
  return { ...data, exact, weak, skeletons, long, divisionsByName, bySlug, longest };
}

const isNumeral = ({ latin }: Word) => isNumber(latin);
