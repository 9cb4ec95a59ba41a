/** What a list knows of the query that fills it. */
type Filling = {
  data: unknown;
  /** What is shown belongs to another filter, or to another page. */
  isPlaceholderData: boolean;
  /** Tries that failed so far; the next one may be on its way. */
  failureCount: number;
  /** It waits for the network to come back. */
  isPaused: boolean;
};

/** Whether a list has nothing to show of what was asked for, and cannot soon. */
export function isOutOfReach({ data, isPlaceholderData, failureCount, isPaused }: Filling) {
  const isThere = data !== undefined && !isPlaceholderData;
  return !isThere && (failureCount > 0 || isPaused);
}
