import type { Product } from '@motohaat/contract/catalogue';
import type { ListResult } from '@motohaat/domain/list-result';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** How many bikes are read in search of one that a link leads to: five pages. */
const bikesToSearch = 5 * 24;

/**
 * The bike that the fragment names (`#p-{id}`). While it is not among those that are loaded, further
 * ones are; `missing` says that the search has ended in vain.
 */
export function useWanted(list: ListResult<Product>) {
  const id = /^#p-(.+)$/.exec(useLocation().hash)?.[1];
  const { rows, more } = list.status === 'ready' ? list : {};
  const count = rows?.length ?? 0;
  const isFound = rows?.some((product) => product._id === id) ?? false;
  const isSought = id !== undefined && rows !== undefined && !isFound;
  const goesOn = more !== undefined && more.status !== 'failed' && count < bikesToSearch;

  const load = useEffectEvent(() => more?.load());
  const isDue = isSought && goesOn && more.status === 'idle';
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);

  return { id, missing: isSought && !goesOn };
}
