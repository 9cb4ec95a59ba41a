import type { FilterName, Loosening, SearchFilters } from '@motohaat/contract/search';

import { type Facets, looseNames, type SearchEngine, type Total, type Wanted } from './port.ts';
import { rememberFor } from './remember-for.ts';

const minute = 60_000;
const most = 2_000;
/** Ways out of an empty result that are counted at once, and that are told. */
const mostPairs = 15;
const mostWays = 8;

type Part = FilterName | 'q';

/** What stands beside a search's values, and what it says of an empty result. */
export type Counts = {
  /** How many bikes there are, and how many by value of each filter, all others as they are. */
  read(wanted: Wanted): Promise<Facets>;
  /**
   * How many there would be without each of the filters or the words, the most first, none without. Where
   * none of them alone helps, without two of them, or else with one of them alone.
   */
  without(wanted: Wanted): Promise<Loosening[]>;
};

/** Counts that are kept for a minute. */
export function createCounts(engine: SearchEngine): Counts {
  const facets = rememberFor<Facets>(minute, most);
  const totals = rememberFor<Total>(minute, most);

  return {
    read: (wanted) => facets(keyOf(wanted), () => engine.facets(wanted)),
    without: async (wanted) => {
      const names = [
        ...(Object.keys(wanted.filters) as FilterName[]),
        ...(wanted.words.length + wanted.areas.length > 0 ? (['q'] as const) : []),
      ];
      for (const ways of waysOut(names)) {
        // Those that leave out more are asked for only where fewer did not help.
        const counts = await Promise.all(
          ways.map(async ([name, ...and]) => {
            const rest = [name, ...and].reduce(leaveOut, wanted);
            const { total } = await totals(keyOf(rest), () => engine.total(rest));
            return { name, ...(and.length > 0 && { and }), count: total };
          }),
        );
        const found = counts.filter(({ count }) => count > 0);
        if (found.length > 0) {
          return found.toSorted((one, other) => other.count - one.count).slice(0, mostWays);
        }
      }
      return [];
    },
  };
}

/** What may be left out at once: one, two of a few, all but one. */
function waysOut(names: readonly Part[]): [Part, ...Part[]][][] {
  const pairs = names.flatMap((name, place) =>
    names.slice(place + 1).map((other): [Part, Part] => [name, other]),
  );
  const allButOne = names.map((kept) => names.filter((name) => name !== kept));
  const alone = names.map((name): [Part] => [name]);
  // Of two, nothing would be left.
  if (names.length <= 2) return [alone];
  return [
    alone,
    pairs.length <= mostPairs ? pairs : [],
    allButOne.map(([first, ...others]) => [first as Part, ...others]),
  ];
}

function leaveOut(wanted: Wanted, name: Part): Wanted {
  if (name === 'q') return { ...wanted, words: [], areas: [] };
  const { [name]: _left, ...filters } = wanted.filters;
  return { ...wanted, filters: filters satisfies SearchFilters };
}

/** The same for the same search, in whatever order it was asked for. */
function keyOf({ filters, words, areas, loose }: Wanted): string {
  const sorted = Object.entries(filters)
    .map(([name, value]) => [name, Array.isArray(value) ? sort(value) : value])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
  const said = looseNames.map((name) => sort(loose[name] ?? []));
  return JSON.stringify([sorted, sort(words), sort(areas), said]);
}

const sort = (values: readonly unknown[]) =>
  values.map(String).toSorted((one, other) => one.localeCompare(other));
