import type { FacetValue } from '@motohaat/contract/search';

/** Whether there is something to say: an estimate that has met no bike says nothing, for there may be some. */
export const isKnownCount = ({ count, about }: Pick<FacetValue, 'count' | 'about'>): boolean =>
  count > 0 || !about;
