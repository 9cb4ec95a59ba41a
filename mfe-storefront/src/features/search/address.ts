import type { Understood } from '@motohaat/contract/search';
import { foldTyped } from '@motohaat/domain/digits';
import { categoryIds, conditions } from '@motohaat/domain/listing';
import { parsePrice } from '@motohaat/domain/parse-price';
import {
  type FilterName,
  filterNames,
  type SearchFilters,
  type Sort,
  sorts,
} from '@motohaat/domain/search/filters';

/** What is searched for: text, filters that were chosen, and the order of what is found. */
export type Search = Readonly<{
  q: string;
  filters: SearchFilters;
  /** Nothing where it is left to the server. */
  sort: Sort | undefined;
  /** What words of `q` were understood as, where `filters` and `sort` say that too. */
  said?: readonly Said[];
}>;

/** Some words, and what they were understood as. */
export type Said = Pick<Understood, 'words' | 'name' | 'value'>;

/** A name of a search's address. */
export type SearchName = FilterName | 'q' | 'sort';
/** What a search's address says, in the order in which it is written. */
export type SearchTexts = Partial<Record<SearchName, string>>;

/** Characters of a text that are searched for. */
const longestText = 400;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Read<Value> = (text: string) => Value | undefined;

const among =
  <Value extends string | number>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => String(value) === text);
const slugOf: Read<string> = (text) =>
  text.length <= 60 && slug.test(text.toLowerCase()) ? text.toLowerCase() : undefined;
const amount: Read<number> = (text) => parsePrice(foldTyped(text));
const whole: Read<number> = (text) => {
  const digits = foldTyped(text).replaceAll(/[,\s]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
};
const owners: Read<number> = (text) => among([1, 2, 3, 4, 5, 6, 7, 8, 9])(foldTyped(text));
const set: Read<true> = (text) => (text === '1' ? true : undefined);

const lists = {
  kind: among(categoryIds),
  brand: slugOf,
  model: slugOf,
  district: slugOf,
  condition: among(conditions),
};
const singles = {
  priceMin: amount,
  priceMax: amount,
  yearMin: whole,
  yearMax: whole,
  kmMax: whole,
  ccMin: whole,
  ccMax: whole,
  papers: among(['complete'] as const),
  owners,
  verified: set,
  photos: set,
  advertised: set,
};

/**
 * Reads a search from an address, or from what a form would send. Several values stand with commas, as
 * we write them, or under their name again, as forms without our code do. Names that are not known are
 * none of ours.
 *
 * @returns the search, and the names of what could not be read and counts as not there
 */
export function readSearch(address: URLSearchParams): { search: Search; wrong: SearchName[] } {
  const wrong: SearchName[] = [];
  const filters: Record<string, unknown> = {};
  const given = (name: string) => address.getAll(name).filter((text) => text.trim() !== '');

  for (const name of filterNames) {
    if (name in lists) {
      const texts = new Set(
        given(name)
          .flatMap((text) => text.split(','))
          .map((text) => text.trim()),
      );
      texts.delete('');
      const values = [...texts].map((text) => lists[name as keyof typeof lists](text));
      const read = values.filter((value) => value !== undefined);
      if (read.length < values.length) wrong.push(name);
      if (read.length > 0) filters[name] = [...new Set(read)];
    } else {
      // A shortcut beside a field is sent after it.
      const text = given(name).at(-1)?.trim();
      if (text === undefined) continue;
      const value = singles[name as keyof typeof singles](text);
      if (value === undefined) wrong.push(name);
      else filters[name] = value;
    }
  }

  const order = given('sort').at(-1);
  const sort = order === undefined ? undefined : among(sorts)(order);
  if (order !== undefined && !sort) wrong.push('sort');
  const q = given('q')
    .join(' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestText);
  return { search: { q, filters, sort, said: given('said').map(readSaid) }, wrong };
}

/**
 * A search as an address says it: only what is asked for. Words that say what is still asked for say it
 * alone, so that it means what it meant; words that do not any more are left out.
 */
export function textsOf({ q, filters, sort, said = [] }: Search): SearchTexts {
  const texts: SearchTexts = {};
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) texts[name] = value === true ? '1' : String(value);
  }
  if (sort) texts.sort = sort;

  const lost = said.filter(
    ({ name, value }) =>
      name !== 'q' && !valuesIn(value).every((each) => valuesIn(texts[name]).includes(each)),
  );
  const text = withoutText(q, said, lost);
  const kept = said.filter(({ words }) => !lost.some((each) => each.words === words));
  for (const { name } of kept) {
    const same = kept.filter((part) => part.name === name);
    const values = new Set(same.flatMap(({ value }) => valuesIn(value)));
    if (values.size === valuesIn(texts[name]).length) delete texts[name];
  }
  return text ? { q: text, ...texts } : texts;
}

/** A part as a form says it: without our code its fields say what the words say, too. */
export const textOfSaid = ({ name, value, words }: Said): string => `${name}|${value}|${words}`;

function readSaid(text: string): Said {
  const [name, value = '', words = ''] = text.split('|');
  return { name: name as SearchName, value, words };
}

const valuesIn = (text = '') => text.split(',').filter(Boolean);

/** A text without the words of some parts; where they do not stand in it as such, the other words alone. */
export function withoutText(q: string, said: readonly Said[], lost: readonly Said[]): string {
  const gone = new Set(lost.map(({ words }) => words));
  const typed = (words: string) => (q.includes(`"${words}"`) ? `"${words}"` : words);
  let text = q;
  for (const words of gone) {
    const [before, behind, more] = text.split(typed(words));
    if (behind === undefined || more !== undefined) {
      const others = said.filter((part) => !gone.has(part.words));
      return [...new Set(others.map((part) => typed(part.words)))].join(' ');
    }
    text = `${before} ${behind}`;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A search as it stands behind the path.
 *
 * @returns `''`, or `?…`
 */
export function queryOf(search: Search): string {
  const pairs = Object.entries(textsOf(search)).map(
    ([name, text]) =>
      `${name}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** What stands in an address behind which bike its page begins. */
export const cursorName = 'cursor';

/** The address of a search that begins behind a bike. @param address of the search */
export const laterOf = (address: string, cursor: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${cursorName}=${encodeURIComponent(cursor)}`;
