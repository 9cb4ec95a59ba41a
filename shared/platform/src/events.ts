import { type EventData, type EventName, events } from '@motohaat/contract/events';

import type { Told } from './check-event.ts';

/** Where an event was told: in this tab, or in another one of this browser. */
export type EventOrigin = 'here' | 'elsewhere';
export type EventListener<Name extends EventName> = (
  data: EventData<Name>,
  origin: EventOrigin,
) => void;

/** What applications tell each other: see the table of events in the contract. */
export type Events = {
  /**
   * Tells everybody who listens, and other tabs if the event is of those that they hear. What is not what
   * the event says is reported as an error, and unheard in other tabs.
   */
  emit: <Name extends EventName>(name: Name, data: EventData<Name>) => void;
  /** @returns how to stop */
  listen: <Name extends EventName>(name: Name, listener: EventListener<Name>) => () => void;
  /** What an event that stays said last; nothing as long as nobody has told it. */
  last: <Name extends EventName>(name: Name) => EventData<Name> | undefined;
};

const channelName = 'motohaat.events';

type Listener = (data: unknown, origin: EventOrigin) => void;

/** Loaded with the first event: most pages of visitors tell and hear nothing. */
const checks = async () => import(/* webpackChunkName: "check-event" */ './check-event.ts');

/** Makes the one way on which events of this tab travel. Nobody joins the other tabs before need. */
export function createEvents(): Events {
  const listeners = new Set<{ name: EventName; listener: Listener }>();
  const kept = new Map<EventName, unknown>();
  let channel: BroadcastChannel | undefined;

  function join(): BroadcastChannel {
    if (channel) return channel;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<Partial<Told> | null>) => {
      // A sign-out says nothing that could be wrong, and waits for no file.
      if (data?.name === 'session.ended') deliver({ name: data.name, data: {} }, 'elsewhere');
      else checks().then(({ isTold }) => isTold(data) && deliver(data, 'elsewhere'), reportError);
    });
    return channel;
  }

  function deliver({ name, data }: Told, origin: EventOrigin): void {
    if (events[name] === 'stays') kept.set(name, data);
    for (const each of listeners) {
      try {
        if (each.name === name) each.listener(data, origin);
      } catch (error) {
        // One that fails keeps nothing from the others.
        reportError(error);
      }
    }
  }

  return {
    emit(name, data) {
      const told: Told = { name, data };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
      if (events[name] === 'tabs') join().postMessage(told);
      deliver(told, 'here');
      checks()
        .then(({ check }) => check(told))
        .catch(reportError);
    },
    listen(name, listener) {
      if (events[name] === 'tabs') join();
      const own = { name, listener: listener as Listener };
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    last: (name) => kept.get(name) as EventData<typeof name> | undefined,
  };
}
