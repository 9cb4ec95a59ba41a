import type { Product } from '@motohaat/contract/catalogue';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How many pages are read in search of a bike that a link leads to. */
const pagesToSearch = 5;

type Pages = {
  data: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/**
 * The bike that the fragment names (`#p-{id}`). While it is not among those that are loaded, further
 * pages are; `missing` says that the search has ended in vain.
 */
export function useWanted(query: Pages, products: Product[] | undefined) {
  const id = /^#p-(.+)$/.exec(useLocation().hash)?.[1];
  const found = products?.some((product) => product._id === id) ?? false;
  const sought = id !== undefined && products !== undefined && !found;
  const more =
    query.hasNextPage &&
    !query.isFetchNextPageError &&
    (query.data?.pages.length ?? 0) < pagesToSearch;
  const { isFetchingNextPage, fetchNextPage } = query;

  useEffect(() => {
    if (sought && more && !isFetchingNextPage) void fetchNextPage();
  }, [sought, more, isFetchingNextPage, fetchNextPage]);

  return { id, missing: sought && !more };
}
