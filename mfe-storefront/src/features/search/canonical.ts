import { landingOf } from '@motohaat/domain/landing';

import { links } from '../../links.ts';
import { landingPath } from '../../ui/landing-path.ts';
import { queryOf, type Search } from './address.ts';

/** The page of its own that the bikes of a search have: a landing page, or a category's; mostly none. */
export function canonicalOf(search: Search): string | undefined {
  if (search.q !== '' || search.sort !== undefined) return undefined;
  const page = landingOf(search.filters);
  if (page) return landingPath(page);
  const [kind] = search.filters.kind ?? [];
  return queryOf(search) === `?kind=${kind}`
    ? links.href('category', { id: String(kind) })
    : undefined;
}
