/**
 * Which mutant is on in this process; which ones would have made a difference since that was asked
 * last, and which ones not, though their condition was asked.
 */
type Switches = { on: number; reached: Set<number>; passed: Set<number> };

declare global {
  var mutantSwitches: Switches | undefined;
}

// Of the process and not of this module, which tests may load a second time.
const switches = (globalThis.mutantSwitches ??= {
  on: Number(process.env['MUTANT'] ?? 0),
  reached: new Set(),
  passed: new Set(),
});

/** Asked by the changed sources at each guard. */
export function isOn(id: number): boolean {
  switches.reached.add(id);
  return switches.on === id;
}

/** Asked where a condition is always or never met: it is come to only when it makes a difference. */
export function is(id: number): boolean {
  if (switches.on === id) switches.reached.add(id);
  return switches.on === id;
}

/** Notes which of the two mutants of a condition would have made a difference. */
export function saw<Value>(always: number, never: number, value: Value): Value {
  switches.reached.add(value ? never : always);
  switches.passed.add(value ? always : never);
  return value;
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

/** What was noted since the last time. */
export function takeNoted(): { reached: number[]; passed: number[] } {
  const { reached, passed } = switches;
  const noted = { reached: [...reached], passed: [...passed].filter((id) => !reached.has(id)) };
  reached.clear();
  passed.clear();
  return noted;
}
