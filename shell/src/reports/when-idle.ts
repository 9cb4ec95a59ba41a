/** Does something when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Not in every browser (Safari).
  const { requestIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback(task);
  else task();
}
