import { drafts, useSession } from '@motohaat/platform';
import { useSyncExternalStore } from 'react';

import { emit, listen } from './tell.ts';

/** A short list that is kept on this device until somebody signs out, the latest first. */
export type KeptList<Item> = {
  /** What is kept; the same array until it changes. */
  read: () => readonly Item[];
  /** Puts an item first, in the place of the one with its key. What is too many goes, the oldest first. */
  add: (item: Item) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** Kept current, in this tab and with the others; empty while the page becomes live. */
  useItems: () => readonly Item[];
};

type Options<Item> = {
  /** With a version, which is raised when the shape of items changes. */
  name: string;
  /** How many are kept. */
  most: number;
  keyOf: (item: Item) => string;
  /** Whether what was kept has the shape of today: storage is anybody's to write. */
  isItem: (kept: unknown) => kept is Item;
};

const none: readonly never[] = [];

/** Makes a list that survives a reload. Where the browser blocks its storage, nothing is kept. */
export function keptList<Item>({ name, most, keyOf, isItem }: Options<Item>): KeptList<Item> {
  let latest: { text: string; items: readonly Item[] } = { text: '[]', items: none };

  function read(): readonly Item[] {
    const kept = drafts.read(name);
    const items = Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : none;
    const text = JSON.stringify(items);
    if (text !== latest.text) latest = { text, items };
    return latest.items;
  }

  function write(items: readonly Item[]) {
    if (items.length === 0) drafts.remove(name);
    else drafts.write(name, items.slice(0, most));
    emit('list.kept', { name });
  }

  const without = (key: string) => read().filter((item) => keyOf(item) !== key);

  function subscribe(changed: () => void) {
    const stop = listen('list.kept', (told) => {
      if (told.name === name) changed();
    });
    // Of other tabs the storage tells itself, when it has what they wrote: a message could come before.
    globalThis.addEventListener('storage', changed);
    return () => {
      stop();
      globalThis.removeEventListener('storage', changed);
    };
  }

  return {
    read,
    add: (item) => write([item, ...without(keyOf(item))]),
    remove: (key) => write(without(key)),
    clear: () => write(none),
    useItems: () => {
      // Whoever signs out has it forgotten: then it is read again.
      useSession();
      return useSyncExternalStore(subscribe, read, () => none);
    },
  };
}
