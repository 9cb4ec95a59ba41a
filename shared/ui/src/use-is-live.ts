import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page listens: not on the server, and not while a page of the server's becomes live.
 *
 * @param matters whether it does to who asks, who is rendered once more when it listens; else it does at once
 */
export function useIsLive(matters = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !matters,
  );
}

/** Remembers of one component whether it was drawn: while it becomes live React reads as the server does. */
function createOrigin() {
  let wasDrawn = false;
  return { read: () => wasDrawn, readDrawn: () => (wasDrawn = true) };
}

/**
 * Whether this component was drawn on the server, or is being drawn there: fixed from its beginning, so that
 * it is not rendered once more when the page is live.
 */
export function useWasDrawn(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(never, origin.read, origin.readDrawn);
}
