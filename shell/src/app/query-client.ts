import { ApiError, isTransient } from '@motohaat/api/errors';
import { type Query, QueryClient } from '@tanstack/react-query';

/** The specification's numbers (section 9), read as rulings S9.7 and S9.8 say. */
const cacheLifetime = 5 * 60_000;
const retries = 3;
const longestPause = 30_000;

/** The one query cache of the page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: cacheLifetime,
        retry: (failures, error) =>
          failures < retries && isTransient(error) && !asksForPatience(error),
        retryDelay: pauseBeforeRetry,
        // A refusal that came with the document is fresh, as an answer is.
        retryOnMount: ({ state }) => Date.now() > state.errorUpdatedAt,
      },
    },
  });
}

/** The server said to come back later than any further try would. */
function asksForPatience(error: unknown): boolean {
  return error instanceof ApiError && (error.retryAfter ?? 0) * 1000 > longestPause;
}

/** ms before a further try: 1 s, 2 s, 4 s, …, at most 30 s. */
export function pauseBeforeRetry(failures: number): number {
  return Math.min(1000 * 2 ** failures, longestPause);
}

/**
 * Forgets everything that the cache holds of a person; what is on the screen is asked for again.
 */
export async function forgetData(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  await client.resetQueries();
}

/**
 * Asks for everything again as the person who has just become known. What everybody may see stays on
 * the screen meanwhile; what nobody could have does not.
 */
export async function renewData(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await Promise.all([
    client.resetQueries({ predicate: isLacking }),
    client.invalidateQueries({ predicate: (query) => !isLacking(query) }),
  ]);
}

const isLacking = ({ state }: Query) => state.data === undefined;
