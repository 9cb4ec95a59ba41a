import type { Lexicon } from './lexicon.ts';
import { type Hit, hitsOf, isFree, mark, type Reading, typed } from './reading.ts';

/** An area that is named; several districts may have one of its name. */
type Area = Hit & { slugs: readonly string[]; isElsewhere: boolean };

/**
 * Takes parts of districts. One elsewhere than in the districts that are named adds its own to them, or
 * else is another place of its name, for an index.
 *
 * @param districts those that are named; others are added
 * @returns areas of which one must fit; none where a whole district is wanted beside them
 */
export function takeAreas(reading: Reading, lexicon: Lexicon, districts: Set<string>): string[] {
  const named = Array.from(districts);
  const all = hitsOf(reading, 'area').map((hit) => areaOf(hit, named));
  const elsewhere = all.filter(({ isElsewhere }) => isElsewhere);
  const added = isAddress(reading, elsewhere)
    ? []
    : elsewhere.filter((area) => isBeside(reading, lexicon, area, named));
  const areas = all.filter((area) => !area.isElsewhere || added.includes(area));
  for (const area of elsewhere) {
    if (!added.includes(area)) reading.used.fill(false, area.at, area.at + area.count);
  }
  const slugs = areas.flatMap((area) => area.slugs);
  for (const { slugs: own } of added) for (const slug of own) districts.add(districtOf(slug));
  // No filter asks for a part of one district and all of another: all of both is asked for.
  const isWhole = (district: string) => !slugs.some((slug) => districtOf(slug) === district);
  const isWider = added.length > 0 && named.some(isWhole);
  for (const area of areas) note(reading, area, isWider);
  return isWider ? [] : Array.from(new Set(slugs));
}

const districtOf = (slug: string) => slug.split('/')[0] ?? '';

/** @param named districts that are named; of several areas of one name those in them are meant */
function areaOf(hit: Hit, named: readonly string[]): Area {
  const slugs = hit.entries.flatMap((entry) => entry.slugs);
  const fitting = slugs.filter((slug) => named.length === 0 || named.includes(districtOf(slug)));
  const isElsewhere = fitting.length === 0;
  return { ...hit, slugs: isElsewhere ? slugs : fitting, isElsewhere };
}

/** Whether a text is an address, which ends in the district and goes by that: `Tongi, Dhaka`. */
function isAddress(reading: Reading, [area, ...others]: readonly Area[]): boolean {
  if (!area || others.length > 0) return false;
  const behind = area.at + area.count + lengthBehind(reading, area.at + area.count);
  const [last, next] = [reading.words[behind - 1], reading.words[behind]];
  const isDistrict = hitsOf(reading, 'district').some(({ at }) => at === behind);
  return isDistrict && last && next
    ? reading.text.slice(last.end, next.start).includes(',')
    : false;
}

/** Words and signs that name one place beside another. */
const joining = /^(?:or|ar|o|ba|and|ebong|ebng|kingba|kimba|othoba|othba)$/;

/** Whether an area is meant beside the districts that are named: it is across the border, or said so. */
function isBeside(
  { words, text }: Reading,
  { neighbours }: Lexicon,
  { at, count, slugs }: Area,
  named: readonly string[],
): boolean {
  const isJoined = [at - 1, at + count].some((word) => joining.test(words[word]?.latin ?? ''));
  const [from, to] = [words[at - 1]?.end ?? 0, words[at + count]?.start];
  const isListed = /[/&]/.test(text.slice(from, to));
  const [district, ...others] = new Set(slugs.map(districtOf));
  const borders = (district !== undefined && neighbours[district]) || [];
  const isNear = others.length === 0 && named.some((each) => borders.includes(each));
  return isJoined || isListed || isNear;
}

function note(reading: Reading, { at, count, slugs, guessed }: Area, isWider: boolean): void {
  const before = lengthBefore(reading, at);
  const behind = before > 0 ? 0 : lengthBehind(reading, at + count);
  const [from, length] = [at - before, before + count + behind];
  mark(reading, from, length);
  const words = typed(reading, from, length);
  const district = Array.from(new Set(slugs.map(districtOf))).join(',');
  reading.notes.push(
    isWider
      ? { at: from, words, name: 'district', value: district, guessed }
      : { at: from, words, name: 'q', value: words, guessed },
  );
}

/** What parts of areas are called by. */
const partName =
  /^(?:sector|sektr|road|rod|block|blk|section|sekshn|no|number|nmbr|nambar|nmbor|nombor)$/;

export const isPartName = ({ words }: Reading, at: number) => partName.test(words[at]?.latin ?? '');
const isPart = ({ words }: Reading, at: number) => /^\d{1,2}$/.test(words[at]?.latin ?? '');

/** The words behind an area that name a part of it: Mirpur 10, Uttara sector 7. */
function lengthBehind(reading: Reading, behind: number): number {
  const named = isPartName(reading, behind) ? 1 : 0;
  return isPart(reading, behind + named) && isFree(reading, behind, named + 1) ? named + 1 : 0;
}

/** The words before an area that name a part of it: sector 10 Uttara, 10 no sector Uttara. */
function lengthBefore(reading: Reading, at: number): number {
  if (isPart(reading, at - 1) && isPartName(reading, at - 2)) {
    return isFree(reading, at - 2, 2) ? 2 : 0;
  }
  let from = at - 1;
  while (isPartName(reading, from)) from--;
  const count = at - from;
  return count > 1 && isPart(reading, from) && isFree(reading, from, count) ? count : 0;
}
