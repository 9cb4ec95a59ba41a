import { ApiError, isTransient } from '@motohaat/api/errors';
import type { AskParent, PageToDraw } from '@motohaat/contract/rendering';
import type { Query, QueryClient } from '@tanstack/react-query';

import { isEnabled } from './drawing-client.ts';
import { freezeData } from './freeze-data.ts';
import { shareText } from './shared-texts.ts';

type Asked = {
  url: string;
  headers: Readonly<Record<string, string>>;
  answer: Awaited<ReturnType<AskParent>>;
};

/** While a page is drawn nothing grows stale, in ms. */
const drawingTime = 60_000;
/** Queries of which it is kept what they answered; the one that came first goes first. */
const mostKept = 200;

/**
 * What queries answered, by language and query, with the server's answers that it was made of. Where
 * those are the same for the next page, nothing is asked, read or checked again, and one pass draws all.
 */
const kept = new Map<string, { asked: readonly Asked[]; data: unknown }>();

/** Answers the queries of one page that is drawn. */
export type Answers = {
  /** Of the page's API: notes for which query it asks. */
  ask: AskParent;
  /** Answers queries that were answered before, and of the same, as soon as the page has them. */
  foretell: (client: QueryClient) => void;
  /**
   * Gets the answer to a query. A refusal for good is an answer, which the page words.
   *
   * @throws whatever else keeps the answer away: the browser is to try by itself
   */
  answer: (query: Query) => Promise<void>;
};

export function createAnswers(page: Pick<PageToDraw, 'ask' | 'known' | 'language'>): Answers {
  const { known, language } = page;
  const keyOf = ({ queryHash }: Query) => `${language} ${queryHash}`;
  /** Of the query that begins to ask; all of a page's queries are answered at the same time. */
  let asking: Asked[] | undefined;
  let isSure = true;

  const isSame = ({ url, headers, answer }: Asked) => known?.(url, headers) === answer;

  async function fetchNoting(query: Query): Promise<Asked[]> {
    const asked: Asked[] = [];
    asking = asked;
    const fetching = query.fetch();
    asking = undefined;
    await fetching;
    return asked;
  }

  function keep(query: Query, asked: Asked[]): void {
    const isPlain = freezeData(query.state.data);
    // What was asked later, nobody knows for whom.
    if (!isPlain || !isSure || asked.length === 0 || !asked.every(isSame)) return;
    const key = keyOf(query);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && !kept.has(key) && oldest !== undefined) kept.delete(oldest);
    kept.set(key, { asked, data: query.state.data });
    shareText(query.state.data);
  }

  return {
    async ask(url, headers) {
      const asked = asking;
      isSure &&= asked !== undefined;
      const answer = await page.ask(url, headers);
      asked?.push({ url, headers, answer });
      return answer;
    },
    foretell(client) {
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'added' || !isEnabled(query)) return;
        const before = typeof query.options.queryFn === 'function' && kept.get(keyOf(query));
        if (!before || !before.asked.every(isSame)) return;
        query.setState({
          data: before.data,
          dataUpdateCount: 1,
          dataUpdatedAt: Date.now() + drawingTime,
          status: 'success',
        });
      });
    },
    async answer(query) {
      try {
        keep(query, await fetchNoting(query));
      } catch (error) {
        if (!(error instanceof ApiError) || isTransient(error)) throw error;
      }
      query.setState({ dataUpdatedAt: Date.now() + drawingTime });
    },
  };
}
