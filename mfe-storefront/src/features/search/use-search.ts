import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { Facets, SearchAnswer, Understood } from '@motohaat/contract/search';
import type { ListResult } from '@motohaat/domain/list-result';
import { filterNames } from '@motohaat/domain/search/filters';
import { useApi } from '@motohaat/platform';
import { usePagedAnswer } from '@motohaat/platform/use-paged-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { links } from '../../links.ts';
import {
  cursorName,
  laterOf,
  queryOf,
  readSearch,
  type Search,
  type SearchName,
  type SearchTexts,
  textsOf,
} from './address.ts';
import { settled, withoutValue } from './change.ts';
import { type NameOf, namesIn } from './names.ts';
import { countsQuery, foundQuery } from './search.queries.ts';

/** The search of the page's address, and what came of it. */
export type SearchResult = {
  /** As the address says it, but for what means nothing. */
  search: Search;
  /** With the words that were understood as filters. */
  asked: Search;
  understood: readonly Understood[];
  /** What of the address means nothing, and was left out. */
  wrong: readonly SearchName[];
  /** Of these, the values that the server knows no meaning of. */
  refused: SearchTexts;
  list: ListResult<FoundBike>;
  /** Whether the address begins behind the first bikes. */
  isLater: boolean;
  total: number | undefined;
  /** Whether how many there are could not be had. */
  isUncounted: boolean;
  /** Whether there are about so many. */
  isAbout: boolean;
  facets: Facets | undefined;
  loosen: NonNullable<SearchAnswer['loosen']>;
  nameOf: NameOf;
};

/** Makes the search that the page's address says, whenever that changes. */
export function useSearch(): SearchResult {
  const [address] = useSearchParams();
  const { search: sought, wrong } = useMemo(() => {
    const read = readSearch(address);
    const plain = new URLSearchParams(textsOf(read.search));
    return { ...read, search: readSearch(plain).search };
  }, [address]);
  const api = useApi();
  const start = address.get(cursorName) || undefined;
  const { list, first } = usePagedAnswer({
    ...foundQuery(api, sought, start),
    hrefOf: (cursor) => laterOf(links.href('search') + queryOf(sought), cursor),
  });
  const {
    data: counts,
    isPlaceholderData: isOld,
    failureCount,
  } = useQuery(countsQuery(api, sought));

  const rows = list.status === 'ready' ? list.rows : [];
  const isStale = list.status !== 'ready' || list.isStale;
  const refused: SearchTexts = isStale ? {} : (first?.refused ?? {});
  const search = filterNames.reduce(
    (rest, name) => (refused[name] ? withoutValue(rest, name, refused[name]) : rest),
    sought,
  );
  // While another answer is on its way, of the one before what still stands in the text; of no text nothing.
  const understood = (first?.answer.understood ?? []).filter(({ words }) =>
    isStale ? search.q.includes(words) : search.q !== '',
  );
  const nothing = !isStale && rows.length === 0 && start === undefined;
  return {
    search,
    asked: settled(search, understood),
    understood,
    wrong: [...new Set([...wrong, ...(Object.keys(refused) as SearchName[])])],
    refused,
    list,
    isLater: start !== undefined,
    total: nothing ? 0 : counts?.total,
    isUncounted: !counts && failureCount > 0,
    isAbout: counts?.capped ?? false,
    facets: counts?.facets,
    loosen: (nothing && !isOld ? (first?.answer.loosen ?? counts?.loosen) : undefined) ?? [],
    nameOf: namesIn(counts?.facets, rows),
  };
}
