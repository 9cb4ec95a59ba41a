/** Does something when the browser has nothing better to do; at once where it cannot say when (Safari). */
export function whenIdle(task: () => void): void {
  if (!(window as Partial<Window>).requestIdleCallback?.(task)) task();
}
