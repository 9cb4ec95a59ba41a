import type { Understood } from '@motohaat/contract/search';
import type { CategoryId, Condition } from '@motohaat/domain/listing';
import { type FilterName, filterNames, type SearchFilters } from '@motohaat/domain/search/filters';

import { type Search, textsOf } from './address.ts';
import { without, withoutSaid, withoutValue, withoutWords } from './change.ts';
import { commonWords, type NamedFilter } from './names.ts';

/** Two filters that are one to whoever reads them. */
export const ranges = {
  price: ['priceMin', 'priceMax'],
  year: ['yearMin', 'yearMax'],
  km: [undefined, 'kmMax'],
  cc: ['ccMin', 'ccMax'],
} as const satisfies Record<string, readonly [FilterName | undefined, FilterName]>;
export type Range = keyof typeof ranges;

type Asked =
  /** `isPlain`: they became no filter, and are searched for as they are. */
  | { of: 'words'; words: string; label: string; isPlain: boolean; isGuessed: boolean }
  | { of: 'kind'; value: CategoryId }
  | { of: 'condition'; value: Condition }
  | { of: NamedFilter; value: string }
  | { of: 'range'; name: Range; from: number | undefined; to: number | undefined }
  | { of: 'mark'; name: 'papers' | 'verified' | 'photos' | 'advertised' }
  | { of: 'owners'; owners: number };

/** Something that is asked for and can be taken off; `rest` is the search without it. */
export type Chip = Asked & { key: string; rest: Search };

/** What a search asks for: the words that were understood, and what was chosen in the filters' order. */
export function chipsOf(search: Search, understood: readonly Understood[]): Chip[] {
  return [
    ...wordChips(search, understood),
    ...filterChips(search, withoutSaid(search, understood)),
  ];
}

/** How many filters are chosen, as whoever chose them counts: words are one, whatever they became. */
export function countFilters(search: Search, understood: readonly Understood[]): number {
  const words = understood.filter(({ name }) => name !== 'q' && name !== 'sort');
  return chipsOf(search, words).length;
}

/** The values of a filter, as an address says them. */
export function valuesOf(filters: SearchFilters, name: FilterName): string[] {
  return textsOf({ q: '', filters, sort: undefined })[name]?.split(',') ?? [];
}

/** Words may have become several filters, such as the first and the last year. */
function wordChips(search: Search, understood: readonly Understood[]): Chip[] {
  return [...new Set(understood.map(({ words }) => words))].map((words) => {
    const same = understood.filter((each) => each.words === words);
    return {
      of: 'words',
      key: `words ${words}`,
      words,
      label: [...new Set(same.map(shortLabel))].join(' · '),
      isPlain: same.every(({ name }) => name === 'q'),
      isGuessed: same.some(({ guessed }) => guessed),
      rest: withoutWords(search, understood, words),
    };
  });
}

/** What words were understood as; of more than two names what these begin with, or the first two. */
function shortLabel({ label, value }: Understood): string {
  const many = value.split(',').length;
  if (many <= 2) return label;
  // Of many the answer names the first ones, with dots behind them.
  const names = label.replace(/ …$/, '').split(', ');
  return commonWords(names) || `${names.slice(0, 2).join(', ')} +${many - 2}`;
}

/** @param shown what of the search no chip says yet */
function filterChips(search: Search, shown = search): Chip[] {
  const { filters } = shown;
  const done = new Set<Range>();
  return filterNames.flatMap((name): Chip[] => {
    if (filters[name] === undefined) return [];
    const range = rangeOf(name);
    if (range && done.has(range)) return [];
    if (range) {
      done.add(range);
      return [rangeChip(search, range)];
    }
    return singleChips(search, filters, name);
  });
}

function singleChips(search: Search, filters: SearchFilters, name: FilterName): Chip[] {
  const { kind = [], condition = [], owners } = filters;
  const rest = without(search, name);
  const value = (text: string | number) => ({
    key: `${name} ${text}`,
    rest: withoutValue(search, name, String(text)),
  });
  switch (name) {
    case 'kind':
      return kind.map((id) => ({ of: name, value: id, ...value(id) }));
    case 'condition':
      return condition.map((each) => ({ of: name, value: each, ...value(each) }));
    case 'brand':
    case 'model':
    case 'district':
      return (filters[name] ?? []).map((slug) => ({
        of: name,
        value: slug,
        ...value(slug),
      }));
    case 'papers':
    case 'verified':
    case 'photos':
    case 'advertised':
      return [{ of: 'mark', key: name, name, rest }];
    default:
      return owners === undefined ? [] : [{ of: 'owners', key: name, owners, rest }];
  }
}

const rangeOf = (name: FilterName) =>
  (Object.keys(ranges) as Range[]).find((range) => ranges[range].some((each) => each === name));

function rangeChip(search: Search, range: Range): Chip {
  const [least, most] = ranges[range];
  return {
    of: 'range',
    key: range,
    name: range,
    from: least && search.filters[least],
    to: search.filters[most],
    rest: least ? without(search, least, most) : without(search, most),
  };
}
