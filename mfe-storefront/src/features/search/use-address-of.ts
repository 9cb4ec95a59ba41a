import { links } from '../../links.ts';
import { queryOf, type Search } from './address.ts';

/** Where a search is, for links and for going there. */
export function useAddressOf(): (search: Search) => { pathname: string; search: string } {
  const pathname = links.href('search');
  return (search) => ({ pathname, search: queryOf(search) });
}
