import { mostCompared } from '../../on-device/compared-bikes.ts';

const name = 'bikes';

/** The ids that an address of the comparison names, each once, no more than fit side by side. */
export function askedBikes(query: URLSearchParams): string[] {
  const ids = (query.get(name) ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter(Boolean).slice(0, mostCompared);
}

/** The query that names these bikes. */
export const bikesQuery = (ids: readonly string[]) =>
  ids.length === 0 ? '' : `?${name}=${ids.map((id) => encodeURIComponent(id)).join(',')}`;
