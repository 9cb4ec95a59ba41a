/** Waits for a place. @param cost of what is done there, in entries of an index @returns gives the place back */
export type Enter = (cost: number) => Promise<() => void>;

/** What an entry takes where others share the processors. */
const msOfEntry = 0.0005;

/**
 * Has few inside at once; the others wait: of many that share a processor each would take as long as all of
 * them. Who would be done last is let in first, by when it came and how long it takes, so that the longest
 * does not wait for all others on top of that.
 *
 * @param atOnce places that there are @param clock ms
 */
export function inTurns(atOnce: number, clock = () => performance.now()): Enter {
  const waiting: { since: number; enter: () => void }[] = [];
  let inside = 0;
  const leave = () => {
    const [next] = waiting.toSorted((one, other) => one.since - other.since);
    if (!next) {
      inside -= 1;
      return;
    }
    // Who is let in takes this place, so that nobody slips in between.
    waiting.splice(waiting.indexOf(next), 1);
    next.enter();
  };
  return async (cost) => {
    if (inside < atOnce) inside += 1;
    else {
      const since = clock() - cost * msOfEntry;
      await new Promise<void>((enter) => waiting.push({ since, enter }));
    }
    return leave;
  };
}

/**
 * Does work in turns, and of what costs much less at once, so that what costs little has places left.
 *
 * @param atOnce so much is done at once @param heavy so much of what costs more than some entries
 */
export function heavyInTurns({
  atOnce,
  heavy,
}: {
  atOnce: number;
  heavy: { entries: number; atOnce: number };
}) {
  const enter = inTurns(atOnce);
  const enterHeavy = inTurns(heavy.atOnce);
  return async <Value>(cost: number, work: () => Promise<Value>): Promise<Value> => {
    const left = cost > heavy.entries ? await enterHeavy(cost) : undefined;
    const leave = await enter(cost);
    try {
      return await work();
    } finally {
      leave();
      left?.();
    }
  };
}
