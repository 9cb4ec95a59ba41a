import { english } from '@motohaat/domain/formats-en';
import { kilometres } from '@motohaat/domain/in-words';
import type { Condition } from '@motohaat/domain/listing';
import type { FilterName, Sort } from '@motohaat/domain/search/filters';

const { number, plural, taka } = english;
const plain = (value: number) => String(value);

const bikes = (count: number) =>
  `${number(count)} ${plural(count, { one: 'bike', other: 'bikes' })}`;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join(', ');

/** Two ends of a range, of which one may be open. */
const range = (write: (value: number) => string) => (from?: number, to?: number) => {
  if (from === undefined) return to === undefined ? '' : `up to ${write(to)}`;
  if (to === undefined) return `from ${write(from)}`;
  return from === to ? write(from) : `${write(from)} – ${write(to)}`;
};

type Asked = {
  /** Brands, models or kinds. */
  what: string;
  isKind: boolean;
  where: string;
  /** Words that are searched for as they are. */
  words: string;
};

export const messages = {
  head: {
    bare: 'Search used bikes',
    description:
      'Search used motorbikes all over Bangladesh by brand, model, price, year, kilometres, district and papers, in English, Bangla or a mix of both.',
  },
  /** What the page is called: "Bajaj bikes in Chattogram". */
  title: ({ what, isKind, where, words }: Asked) => {
    const things = what && (isKind ? what : `${what} bikes`);
    const place = where && `in ${where}`;
    const quoted = words && `“${words}”`;
    const all = [things || (quoted ? '' : 'Used bikes'), quoted, place].filter(Boolean).join(' ');
    return all;
  },
  all: 'All used bikes',
  and: 'and',
  bar: {
    label: 'Search bikes',
    placeholder: 'Brand, model, place or price',
    submit: 'Search',
  },
  count: {
    exact: bikes,
    about: (count: number) => `~${number(count)} bikes`,
    loading: 'Counting the bikes',
  },
  results: {
    label: 'Bikes found',
    loading: 'Looking for bikes',
    failed: 'The search could not be made.',
    none: 'No bike fits all of this.',
    loosen: 'It may help to leave something out:',
    without: (names: readonly string[], count: number) =>
      `Without ${listed(names)}: ${bikes(count)}`,
    all: 'Show all bikes',
    first: 'From the first bike',
  },
  sort: {
    label: 'Sort by',
    submit: 'Sort',
    by: {
      best: 'Best match',
      newest: 'Newest first',
      price: 'Price: low to high',
      '-price': 'Price: high to low',
      km: 'Fewest kilometres',
      '-year': 'Latest model year',
    } satisfies Record<Sort, string>,
  },
  chips: {
    label: 'What you are looking for',
    remove: (label: string) => `Remove ${label}`,
    clear: 'Clear all',
    showing: (label: string) => `Showing ${label};`,
    instead: (words: string) => `search instead for “${words}”`,
    words: (words: string) => `“${words}”`,
  },
  wrong: (names: readonly string[]) =>
    `Left out, because it could not be read: ${names.join(', ')}.`,
  filters: {
    title: 'Filters',
    open: 'Filters',
    chosen: (count: number) => `${count} chosen`,
    apply: 'Show bikes',
    show: (count: number) => `Show ${bikes(count)}`,
    showAbout: (count: number) => `Show ~${number(count)} bikes`,
    reset: 'Reset',
    more: (count: number) => `Show all ${number(count)}`,
    from: 'From',
    to: 'To',
    any: 'Any',
    nearby: (names: string) => `and nearby: ${names}`,
    only: (name: string) => `only ${name}`,
    /** What a list of usual limits is called. */
    usual: (title: string) => `${title}: usual choices`,
    bikesWith: (label: string, count: string) => `${label}, ${count} bikes`,
  },
  /** What each filter is called above its values. */
  names: {
    kind: 'Kind',
    brand: 'Brand',
    model: 'Model',
    district: 'District',
    condition: 'Condition',
    owners: 'Owners',
  },
  /** What can be left out of a search, within a sentence. */
  parts: {
    q: 'your words',
    kind: 'the kind',
    brand: 'the brand',
    model: 'the model',
    priceMin: 'the lowest price',
    priceMax: 'the highest price',
    yearMin: 'the earliest year',
    yearMax: 'the latest year',
    kmMax: 'the most kilometres',
    ccMin: 'the smallest engine',
    ccMax: 'the largest engine',
    district: 'the district',
    condition: 'the condition',
    papers: 'papers in order',
    owners: 'the number of owners',
    verified: 'the verified seller',
    photos: 'photos',
    advertised: 'the advert',
    sort: 'the order',
  } satisfies Record<FilterName | 'q' | 'sort', string>,
  ranges: {
    price: { title: 'Price (taka)', write: number, value: range(taka) },
    year: { title: 'Year', write: plain, value: range(plain) },
    km: { title: 'Kilometres', write: number, value: range(kilometres) },
    cc: { title: 'Engine (cc)', write: number, value: range((cc) => `${number(cc)} cc`) },
  },
  conditions: { excellent: 'Excellent', good: 'Good', fair: 'Fair' } satisfies Record<
    Condition,
    string
  >,
  owners: (most: number) => (most === 1 ? 'One owner' : `At most ${number(most)} owners`),
  marks: {
    title: 'More',
    papers: 'Papers in order',
    verified: 'Verified seller',
    photos: 'With photos',
    advertised: 'Advertised',
  },
};

export type Messages = typeof messages;
