/** Waits for a place. @returns gives it back */
export type Enter = () => Promise<() => void>;

/**
 * Has few inside at once; the others wait in the order in which they came: of many that share a processor
 * each would take as long as all of them.
 *
 * @param atOnce places that there are
 */
export function inTurns(atOnce: number): Enter {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    // Whoever waits takes this place, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async () => {
    if (inside < atOnce) inside += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    return leave;
  };
}

/**
 * Does at once what costs little, and in turns what costs more.
 *
 * @param most what may be done at once however much of it there is @param atOnce so much of the rest
 */
export function heavyInTurns(most: number, atOnce: number) {
  const enter = inTurns(atOnce);
  return async <Value>(cost: number, work: () => Promise<Value>): Promise<Value> => {
    if (cost <= most) return work();
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
