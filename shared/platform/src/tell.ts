import type { EventData, EventName } from '@motohaat/contract/events';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { type EventListener, type Events, usePlatform as platformAtHand } from '@motohaat/platform';
import { useCallback, useSyncExternalStore } from 'react';

/** It is asked for anew each time, and by whom makes no difference: this is no hook. */
const eventsAtHand = (): Events => platformAtHand().events;

/** Tells applications what the table of events in the contract has a name for. */
export function emit<Name extends EventName>(name: Name, data: EventData<Name>): void {
  eventsAtHand().emit(name, data);
}

/**
 * Hears what applications tell.
 *
 * @returns how to stop
 */
export function listen<Name extends EventName>(
  name: Name,
  listener: EventListener<Name>,
): () => void {
  return eventsAtHand().listen(name, listener);
}

/** What an event that stays said last, kept current; nothing as long as nobody has told it. */
export function useLast<Name extends EventName>(name: Name): EventData<Name> | undefined {
  return useSyncExternalStore(
    useCallback((changed: () => void) => listen(name, changed), [name]),
    () => eventsAtHand().last(name),
    () => undefined,
  );
}
