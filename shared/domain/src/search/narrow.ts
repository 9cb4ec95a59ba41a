import { type EngineSize } from './engines.ts';
import { isExcepted } from './excepted.ts';
import { type Lexicon, type ModelFacts, soundOfWords } from './lexicon.ts';
import { isFree, type Reading, typed, mark } from './reading.ts';
import { wordsOf } from './words.ts';

/** Models and brands that a text names, with the words that named the models. */
export type NamedBikes = {
  brands: readonly string[];
  models: readonly ModelFacts[];
  /** Where the words stand that told the models from others of their families. */
  spans: (readonly [at: number, count: number])[];
};

/**
 * The models that are meant: of families those that the other words leave, of several names those that
 * all fit, or else all. A brand that no named model is of was said for "motorbike", as people do.
 */
export function namedBikes(reading: Reading, lexicon: Lexicon): NamedBikes {
  const brands = slugsOf(reading, 'brand').flat();
  let models: readonly ModelFacts[] = [];
  for (const slugs of slugsOf(reading, 'model')) {
    const named = slugs.flatMap((slug) => lexicon.bySlug.get(slug) ?? []);
    const both = models.filter((model) => named.includes(model));
    models = both.length > 0 ? both : Array.from(new Set([...models, ...named]));
  }
  const ofBrands = models.filter(({ brand }) => brands.includes(brand));
  if (ofBrands.length > 0) models = ofBrands;
  const found: NamedBikes = {
    brands: models.length > 0 && ofBrands.length === 0 ? [] : Array.from(new Set(brands)),
    models,
    spans: [],
  };
  if (models.length > 0) narrowByWords(reading, found);
  else nameByWords(reading, lexicon, found);
  return found;
}

/** Models of a brand of which a part of the name is enough: `um commando`. */
function nameByWords(reading: Reading, lexicon: Lexicon, found: NamedBikes): void {
  const models = lexicon.models.filter(({ brand }) => found.brands.includes(brand));
  const named = { ...found, models };
  narrowByWords(reading, named, /[a-z]/);
  if (named.models.length < models.length) found.models = named.models;
}

/** Leaves the models whose engines are so large. @returns whether there are any */
export function narrowByEngine(found: NamedBikes, { at, count, least, most }: EngineSize): boolean {
  const fitting = found.models.filter(
    ({ cc }) => cc !== null && cc >= (least ?? 0) && cc <= (most ?? Infinity),
  );
  if (fitting.length === 0) return false;
  found.models = fitting;
  found.spans.push([at, count]);
  return true;
}

/** Leaves the models of engines so large, which are not wanted. */
export function leaveEngine(found: NamedBikes, { least = 0, most = Infinity }: EngineSize): void {
  leaveModels(found, ({ cc }) => cc !== null && cc >= least && cc <= most);
}

/** Leaves models that are not wanted, where others are left. */
export function leaveModels(found: NamedBikes, isLeft: (model: ModelFacts) => boolean): void {
  const others = found.models.filter((model) => !isLeft(model));
  if (others.length > 0) found.models = others;
}

/** What the text names of one kind, each with all that it may stand for. */
function slugsOf(reading: Reading, kind: 'brand' | 'model'): string[][] {
  return reading.hits
    .filter(({ entries }) => entries[0]?.meant === kind)
    .map(({ entries }) => Array.from(new Set(entries.flatMap(({ slugs }) => slugs))));
}

/** The words of the longest variant: `double disc`. */
const longest = 3;

/**
 * Words that are part of the names of some of the models: `rtr … 4v`, `fz … v3`.
 *
 * @param telling what must be in them
 */
function narrowByWords(reading: Reading, found: NamedBikes, telling = /./): void {
  if (found.models.length < 2) return;
  for (let count = longest; count > 0; count--) {
    for (let at = 0; at + count <= reading.words.length; at++) {
      if (!isFree(reading, at, count) || isExcepted(reading, at, count)) continue;
      const key = soundOfWords(reading.words.slice(at, at + count));
      const fitting =
        key.length < 2 || !telling.test(key)
          ? []
          : found.models.filter((model) => partsOf(model).has(key));
      if (fitting.length === 0) continue;
      found.models = fitting;
      found.spans.push([at, count]);
      mark(reading, at, count);
    }
  }
}

const known = new WeakMap<ModelFacts, ReadonlySet<string>>();

/** All runs of words in a model's name, by their sound. */
function partsOf(model: ModelFacts): ReadonlySet<string> {
  const before = known.get(model);
  if (before) return before;
  const parts = new Set<string>();
  for (const name of [model.name.en, model.name.bn]) {
    const words = wordsOf(name);
    for (let at = 0; at < words.length; at++) {
      for (let end = at + 1; end <= at + longest; end++)
        parts.add(soundOfWords(words.slice(at, end)));
    }
  }
  known.set(model, parts);
  return parts;
}

/** Words that stand in several places, as they were typed. */
export function typedIn(reading: Reading, spans: readonly (readonly [number, number])[]): string {
  const merged: [number, number][] = [];
  for (const [at, count] of spans.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && last[0] + last[1] >= at) last[1] = Math.max(last[1], at + count - last[0]);
    else merged.push([at, count]);
  }
  return merged.map(([at, count]) => typed(reading, at, count)).join(' ');
}
