import { invalidRequest } from './errors.ts';
import { isParams, type Params } from './form.ts';
import { readInteger, readText } from './params.ts';

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

/** What every list takes. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

export interface List<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/**
 * One page of a list, the latest first.
 *
 * @param all in the order of creation.
 * @throws HttpError 400 for a wrong limit or a cursor that is not in the list.
 */
export function listPage<T extends { id: string; created: number }>(
  all: T[],
  params: Params,
  url: string,
): List<T> {
  const limit = readInteger(params, 'limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > LARGEST_LIMIT) {
    throw invalidRequest(`The limit must lie between 1 and ${LARGEST_LIMIT}.`, { param: 'limit' });
  }
  const latestFirst = all.filter((item) => isCreatedWithin(item, params)).toReversed();
  const after = readText(params, 'starting_after');
  const before = readText(params, 'ending_before');
  if (before !== undefined) {
    const newer = latestFirst.slice(0, indexOf(latestFirst, before, 'ending_before'));
    return { object: 'list', url, has_more: newer.length > limit, data: newer.slice(-limit) };
  }
  const start = after === undefined ? 0 : indexOf(latestFirst, after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: latestFirst.length > start + limit,
    data: latestFirst.slice(start, start + limit),
  };
}

function indexOf(items: { id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index >= 0) return index;
  throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
}

function isCreatedWithin({ created }: { created: number }, params: Params): boolean {
  const range = params['created'];
  if (!isParams(range)) return [undefined, created].includes(readInteger(params, 'created'));
  const { gt, gte, lt, lte } = {
    gt: readInteger(range, 'gt') ?? -Infinity,
    gte: readInteger(range, 'gte') ?? -Infinity,
    lt: readInteger(range, 'lt') ?? Infinity,
    lte: readInteger(range, 'lte') ?? Infinity,
  };
  return created > gt && created >= gte && created < lt && created <= lte;
}
