import type { SignedComposition } from '@motohaat/contract/composition';

const highestKey = 'motohaat.revision';
const lastGoodKey = 'motohaat.composition';

/** What this device remembers of compositions that it took up. Blocked storage remembers nothing. */
export type CompositionMemory = {
  /** The highest revision; 0 when nothing is remembered. */
  highest: () => number;
  /** The last composition of a visitor, to be verified like any other. */
  lastGood: () => SignedComposition | undefined;
  keep: (taken: SignedComposition) => void;
};

type Highest = { keys: string; revision: number; until: string };

/**
 * The memory of this device, for one set of trusted keys: what was signed with others says nothing.
 *
 * The highest revision is remembered until the composition that taught it expires. Whatever is older
 * was signed before that one and has expired by then too, so that nothing is lost by forgetting, and
 * a server that lost revisions with a restored backup is believed again after a day at most.
 *
 * @param storage a function because the mere access may throw
 */
export function createCompositionMemory(
  trusted: readonly string[],
  storage: () => Storage = () => window.localStorage,
  now: () => number = Date.now,
): CompositionMemory {
  const keys = trusted.join(',');

  function highest(): number {
    const known = read(highestKey) as Highest | undefined;
    return known?.keys === keys && Date.parse(known.until) > now() ? known.revision : 0;
  }

  function read(key: string): unknown {
    return attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown) ?? undefined;
  }

  function write(key: string, item: unknown): void {
    attempt(() => storage().setItem(key, JSON.stringify(item)));
  }

  return {
    highest,
    lastGood: () => read(lastGoodKey) as SignedComposition | undefined,
    keep(taken) {
      if (taken.revision > highest()) {
        const { revision, expiresAt: until } = taken;
        write(highestKey, { keys, revision, until } satisfies Highest);
      }
      // What one person alone may have is not kept for the next one on this device.
      if (taken.role === null && !taken.override && !taken.preview) write(lastGoodKey, taken);
    },
  };
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    // Blocked, full, or not what was written: nothing is remembered.
    return undefined;
  }
}
