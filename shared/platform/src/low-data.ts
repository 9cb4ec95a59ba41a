import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

import { providedPlatform } from './provided.ts';

/** Whether this person wants few bytes. The shell alone writes it. */
export const lowDataStore = create<{ on: boolean }>()(() => ({ on: false }));

const read = () => lowDataStore.getState().on;

/**
 * Whether this person wants few bytes, as the browser is set or the switch in the footer: show small
 * pictures, load nothing that was not asked for, let nothing move by itself. Kept current.
 */
export function useLowData(): boolean {
  return useSyncExternalStore(
    lowDataStore.subscribe,
    read,
    () => providedPlatform().drawnForLowData ?? read(),
  );
}
