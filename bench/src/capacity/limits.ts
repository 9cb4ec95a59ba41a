import { type Market, marketOf } from './market.ts';
import { room } from './needed.ts';
import { amountsOf, queuesOf } from './parts.ts';
import { utilisation } from './queue.ts';

const largest = 1e10;
/** From one size to the next one that is tried. */
const step = 1.05;

/** Processes that the work of a market takes, if each may be used as far as it should. */
function processesFor(market: Market): number {
  let processes = 1;
  for (let turn = 0; turn < 4; turn += 1) {
    const [server] = queuesOf(market, processes);
    processes = Math.max(1, Math.ceil(utilisation(server?.work ?? [], 1) / room));
  }
  return processes;
}

/** Parts that one machine, or one at a time, cannot serve at a size. */
function overtaxed(people: number): string[] {
  const market = marketOf(people);
  const processes = processesFor(market);
  return [
    ...queuesOf(market, processes)
      .filter(({ work, most }) => most < Infinity && utilisation(work, most) > room)
      .map(({ name }) => name),
    ...amountsOf(market, processes)
      .filter(({ amount, most }) => amount > most)
      .map(({ name }) => name),
  ];
}

/** @returns for each part that has an end the least number of people, to one in twenty, at which it is reached */
export function limits(): Map<string, number> {
  const found = new Map<string, number>();
  for (let people = 1e4; people < largest; people *= step) {
    for (const name of overtaxed(people)) if (!found.has(name)) found.set(name, people);
  }
  return found;
}
