import { takeAreas } from './areas.ts';
import { type Lexicon, keyOfWords } from './lexicon.ts';
import {
  type Hit,
  hitsOf,
  isFree,
  mark,
  means,
  type Reading,
  typed,
  understood,
} from './reading.ts';

/** Reads `Dhaka division`, before districts are looked for. */
export function readDivisions(reading: Reading, lexicon: Lexicon): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at, 2) || !means(reading, at + 1, 'division')) continue;
    const districts = lexicon.divisionsByName.get(keyOfWords(reading.words.slice(at, at + 1)));
    if (districts)
      understood(reading, [at, 2], 'district', [...(reading.filters.district ?? []), ...districts]);
  }
}

/** Makes filters of the districts that were found, with their neighbours where "near" is said. */
export function takePlaces(reading: Reading, lexicon: Lexicon): string[] {
  const districts = new Set(reading.filters.district);
  for (const hit of hitsOf(reading, 'district')) {
    const { at, count } = withNear(reading, hit);
    const slugs = hit.entries.flatMap((entry) => entry.slugs);
    const near = count > hit.count ? slugs.flatMap((slug) => lexicon.neighbours[slug] ?? []) : [];
    const all = Array.from(new Set([...slugs, ...near]));
    for (const slug of all) districts.add(slug);
    reading.notes.push({
      at,
      words: typed(reading, at, count),
      name: 'district',
      value: all.join(','),
      guessed: hit.guessed,
    });
  }
  const areas = takeAreas(reading, lexicon, districts);
  if (districts.size > 0) reading.filters.district = Array.from(districts);
  return areas;
}

/** The words of a place with "near" before or behind it. */
function withNear(reading: Reading, { at, count }: Hit): { at: number; count: number } {
  const isNear = (word: number) => isFree(reading, word, 1) && means(reading, word, 'near');
  if (isNear(at - 1)) {
    mark(reading, at - 1, 1);
    return { at: at - 1, count: count + 1 };
  }
  // ঢাকার আশেপাশে, dhaka and nearby.
  for (const behind of [at + count, at + count + 1]) {
    if (!isNear(behind)) continue;
    mark(reading, at + count, behind + 1 - at - count);
    return { at, count: behind + 1 - at };
  }
  return { at, count };
}
