import type { AnswerPage, ApiClient, Page } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { FoundBike } from '@motohaat/contract/bike-facts';
import * as calls from '@motohaat/contract/calls';
import type { SearchAnswer } from '@motohaat/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { beginAt } from '../../ui/begin-at.ts';
import { queryOf, type Search, type SearchName, type SearchTexts, textsOf } from './address.ts';

/** An answer, and what the server knows no meaning of and was left out: values by their names. */
type Told = AnswerPage<typeof calls.catalogue.search> & { refused: SearchTexts };

/** A page of what was found. */
export type FoundPage = Page<FoundBike> & Pick<Told, 'answer' | 'refused'>;

/**
 * The bikes that a search finds, page by page. They do not wait for counts.
 *
 * @param start the cursor of the address with which they begin; one that means nothing is none
 */
export const foundQuery = (api: ApiClient, search: Search, start: string | undefined) => ({
  queryKey: keyOf('products', 'search', queryOf(search), start ?? ''),
  keepsBefore: true,
  ...beginAt(start, async (cursor, signal): Promise<FoundPage> => {
    const told = await ask(api, textsOf(search), { counts: '0', cursor }, signal);
    return { rows: told.answer.items, next: told.next, answer: told.answer, refused: told.refused };
  }),
});

/** ms that counts stay as they are: the server keeps them as long. */
const fresh = 60_000;

/** How many bikes a search finds, and how many each value of each filter would. */
export const countsQuery = (api: ApiClient, search: Search) =>
  queryOptions({
    queryKey: keyOf('products', 'counts', queryOf({ ...search, sort: undefined })),
    queryFn: async ({ signal }): Promise<SearchAnswer> => {
      const texts = textsOf({ ...search, sort: undefined });
      return (await ask(api, texts, { limit: 1 }, signal)).answer;
    },
    placeholderData: keepPreviousData,
    staleTime: fresh,
  });

type More = { counts?: '0'; limit?: number; cursor?: string | undefined };

/** Asks again without what the server refuses: an address may be old, or written by hand. */
async function ask(
  api: ApiClient,
  texts: SearchTexts,
  more: More,
  signal: AbortSignal,
): Promise<Told> {
  try {
    const page = await api.page(calls.catalogue.search, { query: { ...texts, ...more }, signal });
    return { ...page, refused: {} };
  } catch (error) {
    const refused = error instanceof ApiError ? refusedIn(error, texts) : {};
    const names = Object.keys(refused) as SearchName[];
    if (names.length === 0) throw error;
    const left = { ...texts };
    for (const name of names) {
      const gone = refused[name]?.split(',');
      const kept = texts[name]?.split(',').filter((value) => !gone?.includes(value));
      if (kept?.length) left[name] = kept.join();
      else delete left[name];
    }
    const told = await ask(api, left, more, signal);
    return { ...told, refused: { ...told.refused, ...refused } };
  }
}

/** Of each refused name the values that the refusal quotes; all, where it quotes none of them. */
function refusedIn({ fields }: ApiError, texts: SearchTexts): SearchTexts {
  const refused: SearchTexts = {};
  for (const [name, said] of Object.entries(fields) as [SearchName, string][]) {
    const text = texts[name];
    if (text === undefined) continue;
    const quoted = /“(.*)”/.exec(said)?.[1]?.split(', ');
    const wrong = text.split(',').filter((value) => quoted?.includes(value));
    refused[name] = wrong.join() || text;
  }
  return refused;
}
