import type { FilterName, SearchFilters } from '@motohaat/contract/search';

import {
  type Counted,
  counted,
  type SearchEngine,
  type Total,
  type ValueCounts,
  type Wanted,
} from './port.ts';
import { rememberFor } from './remember-for.ts';

const minute = 60_000;
const most = 2_000;

/** What stands beside a search's values, and what it says of an empty result. */
export type Counts = {
  /** How many bikes there are, and how many by value of each filter, all others as they are. */
  read(wanted: Wanted): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }>;
  /** How many there would be without each of the filters or the words; the most first, none without. */
  without(wanted: Wanted): Promise<{ name: FilterName | 'q'; count: number }[]>;
};

/** Counts that are kept for a minute. */
export function createCounts(engine: SearchEngine): Counts {
  const values = rememberFor<Awaited<ReturnType<SearchEngine['values']>>>(minute, most);
  const totals = rememberFor<Total>(minute, most);
  const valuesOf = (wanted: Wanted, of: readonly Counted[]) =>
    values(`${of.join()} ${keyOf(wanted)}`, () => engine.values(wanted, of));

  return {
    read: async (wanted) => {
      const { filters } = wanted;
      const free = counted.filter((name) => filters[name] === undefined);
      const set = counted.filter((name) => filters[name] !== undefined);
      const [all, ...own] = await Promise.all([
        // Where all are chosen, for the total alone: what is counted by kind comes last below.
        valuesOf(wanted, free.length > 0 ? free : ['kind']),
        ...set.map((name) => valuesOf(leaveOut(wanted, name), [name])),
      ]);
      const by = new Map([all, ...own].flatMap((each) => [...each.by]));
      return { total: all.total, capped: all.capped, by };
    },
    without: async (wanted) => {
      const names = [
        ...(Object.keys(wanted.filters) as FilterName[]),
        ...(wanted.words.length + wanted.areas.length > 0 ? (['q'] as const) : []),
      ];
      const counts = await Promise.all(
        names.map(async (name) => {
          const rest = leaveOut(wanted, name);
          const { total } = await totals(keyOf(rest), () => engine.total(rest));
          return { name, count: total };
        }),
      );
      return counts
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count);
    },
  };
}

function leaveOut(wanted: Wanted, name: FilterName | 'q'): Wanted {
  if (name === 'q') return { ...wanted, words: [], areas: [] };
  const { [name]: _left, ...filters } = wanted.filters;
  return { ...wanted, filters: filters satisfies SearchFilters };
}

/** The same for the same search, in whatever order it was asked for. */
function keyOf({ filters, words, areas, loose }: Wanted): string {
  const sorted = Object.entries(filters)
    .map(([name, value]) => [name, Array.isArray(value) ? sort(value) : value])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
  return JSON.stringify([sorted, sort(words), sort(areas), sort([...loose])]);
}

const sort = (values: readonly unknown[]) =>
  values.map(String).toSorted((one, other) => one.localeCompare(other));
