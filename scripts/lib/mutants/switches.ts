/** Which mutant is on in this process, and which guards were come to since that was asked last. */
type Switches = { on: number; reached: Set<number> };

declare global {
  var mutantSwitches: Switches | undefined;
}

// Of the process and not of this module, which tests may load a second time.
const switches = (globalThis.mutantSwitches ??= {
  on: Number(process.env['MUTANT'] ?? 0),
  reached: new Set(),
});

/** Asked by the changed sources at each guard. */
export function isOn(id: number): boolean {
  switches.reached.add(id);
  return switches.on === id;
}

/**
 * Turns one on, here and in processes that are started from here.
 *
 * @param id 0 for none
 */
export function turnOn(id: number): void {
  switches.on = id;
  process.env['MUTANT'] = String(id);
}

export function takeReached(): number[] {
  const ids = [...switches.reached];
  switches.reached.clear();
  return ids;
}
