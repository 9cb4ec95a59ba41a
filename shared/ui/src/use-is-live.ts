import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page listens: not on the server, and not while a page of the server's becomes live. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this component was drawn on the server, or is being drawn there: fixed from its beginning. */
export function useWasDrawn(): boolean {
  const isLive = useIsLive();
  const [wasDrawn] = useState(!isLive);
  return wasDrawn;
}
