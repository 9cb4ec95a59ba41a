/**
 * Repeats what does up to so many at a time until nothing is left to do, or the run is to end: so that no
 * statement takes long.
 *
 * @param part says how many it did
 */
export async function inParts(
  most: number,
  signal: AbortSignal,
  part: () => Promise<number>,
): Promise<void> {
  let done = most;
  while (done === most && !signal.aborted) done = await part();
}

type Walk<Item> = {
  /** The next of them after this one, or the first; none when it was the last. */
  list: (after: Item | undefined) => Promise<Item[]>;
  act: (item: Item) => Promise<void>;
  /** Told of one that failed: the others must not wait for it, and it is tried again with the next run. */
  onError: (item: Item, error: unknown) => void;
  /** Ends it between two of them. */
  signal: AbortSignal;
};

/** Does something for all of a long list, one at a time, so that no burst of work meets the buyers. */
export async function oneByOne<Item>({ list, act, onError, signal }: Walk<Item>): Promise<void> {
  let after: Item | undefined;
  do {
    const items = await list(after);
    for (const item of items) {
      if (signal.aborted) return;
      await act(item).catch((error: unknown) => onError(item, error));
    }
    after = items.at(-1);
  } while (after);
}
