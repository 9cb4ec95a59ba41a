/**
 * Does something when the browser has nothing better to do.
 *
 * @returns does it no more, if it is still to come
 */
export function whenIdle(task: () => void): () => void {
  const { requestIdleCallback } = window as Partial<Window>;
  // Not in every browser (Safari).
  if (!requestIdleCallback) {
    task();
    return () => {};
  }
  const waiting = requestIdleCallback(task);
  return () => cancelIdleCallback(waiting);
}
