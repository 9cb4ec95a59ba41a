import { OverloadError } from '../../../overload/overload.ts';

/**
 * Waits for a place.
 *
 * @param came ms; the lowest is let in first
 * @param most ms that it may take, as long as others are inside usually
 * @returns gives the place back; `undefined` at once, where it would take longer
 */
export type Enter = (came: number, most?: number) => Promise<(() => void) | undefined>;

/**
 * ms: who would have to wait for longer gets no place. They would be answered when the page is left, and
 * whoever comes after them too. One that takes longer counts as this much: what is slow once is not slow
 * for ever.
 */
const longestWait = 1_000;

/** How much the latest counts for how long it takes usually. */
const weight = 0.2;

/** ms since then, as much as counts. */
const since = (time: number) => Math.min(longestWait, performance.now() - time);

/** What an entry of an index takes where others share the processors. */
const msOfEntry = 0.0005;

/** Since when work counts as waiting so that what would be there for longest until it is done is let in first. */
export const longFirst = (cost: number, came = performance.now()): number =>
  came - cost * msOfEntry;

/** The same so that what takes little is. */
const shortFirst = (cost: number, came: number): number => came + cost * msOfEntry;

/**
 * Has few inside at once; the others wait: of many that share a processor each would take as long as all of
 * them.
 *
 * @param atOnce places that there are
 */
export function inTurns(atOnce: number): Enter {
  const waiting: { came: number; enter: () => void }[] = [];
  let inside = 0;
  let usual = 0;
  let moved = performance.now();
  /** Also where nobody leaves any more. */
  const takes = () => Math.max(usual, since(moved));
  const leave = (entered: number) => {
    usual += (since(entered) - usual) * weight;
    moved = performance.now();
    const [next] = waiting.toSorted((one, other) => one.came - other.came);
    if (!next) {
      inside -= 1;
      return;
    }
    // Who is let in takes this place, so that nobody slips in between.
    waiting.splice(waiting.indexOf(next), 1);
    next.enter();
  };
  return async (came, most = longestWait) => {
    if (inside < atOnce) inside += 1;
    else if (((waiting.length + 1) * takes()) / atOnce > most) return undefined;
    else await new Promise<void>((enter) => waiting.push({ came, enter }));
    const entered = performance.now();
    moved = entered;
    return () => leave(entered);
  };
}

/** How much is done at once, and of that how much that costs more than some entries. */
export type Bounds = { atOnce: number; heavy: { entries: number; atOnce: number } };

/** Measures how long something takes to come. */
export type Measure = <Value>(arrival: Promise<Value>) => Promise<Value>;

/**
 * Does work in turns, what costs little before what costs more. What costs much has places of its own, fewer
 * than there are, and goes before all others when it has one: else it would be there for longest.
 *
 * @param measure told of each wait but those of heavy work for each other
 * @returns does the work; throws OverloadError where it would have to wait for too long
 */
export function workInTurns({ atOnce, heavy }: Bounds, measure: Measure = (arrival) => arrival) {
  const enter = inTurns(atOnce);
  const enterHeavy = inTurns(heavy.atOnce);
  return async <Value>(cost: number, work: () => Promise<Value>): Promise<Value> => {
    const came = performance.now();
    const isHeavy = cost > heavy.entries;
    const place = isHeavy ? longFirst(cost, came) : shortFirst(cost, came);
    const leaveHeavy = isHeavy ? await enterHeavy(place) : undefined;
    if (isHeavy && !leaveHeavy) throw new OverloadError();
    try {
      // What has waited for one place is not refused the other, which it gets first.
      const leave = await measure(enter(place, isHeavy ? Infinity : longestWait));
      if (!leave) throw new OverloadError();
      try {
        return await work();
      } finally {
        leave();
      }
    } finally {
      leaveHeavy?.();
    }
  };
}
