/**
 * Waits for a place.
 *
 * @param cost of what is done there, in entries of an index @param came when, if it waited elsewhere before
 * @returns gives the place back
 */
export type Enter = (cost: number, came?: number) => Promise<() => void>;

/** What an entry takes where others share the processors. */
const msOfEntry = 0.0005;

/**
 * Has few inside at once; the others wait: of many that share a processor each would take as long as all of
 * them. Who will have been there for longest when it is done is let in first, so that what takes long does not
 * wait for all others on top of that.
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
  return async (cost, came = clock()) => {
    if (inside < atOnce) inside += 1;
    else {
      const since = came - cost * msOfEntry;
      await new Promise<void>((enter) => waiting.push({ since, enter }));
    }
    return leave;
  };
}

/** How much is done at once, and of that how much that costs more than some entries. */
export type Bounds = { atOnce: number; heavy: { entries: number; atOnce: number } };

/** Measures how long something takes to come. */
export type Measure = <Value>(arrival: Promise<Value>) => Promise<Value>;

/**
 * Does work in turns. What costs much has fewer places, so that some are left for what costs little.
 *
 * @param measure told of each wait but those of heavy work for each other
 */
export function workInTurns({ atOnce, heavy }: Bounds, measure: Measure = (arrival) => arrival) {
  const enter = inTurns(atOnce);
  const enterHeavy = inTurns(heavy.atOnce);
  return async <Value>(cost: number, work: () => Promise<Value>): Promise<Value> => {
    const came = performance.now();
    const left = cost > heavy.entries ? await enterHeavy(cost, came) : undefined;
    const leave = await measure(enter(cost, came));
    try {
      return await work();
    } finally {
      leave();
      left?.();
    }
  };
}
