import { type Random, seededRandom } from '@motohaat/server/bench';

import type { Market } from './market.ts';
import { type Amount, amountsOf, type Queued, queuesOf } from './parts.ts';
import { simulate, utilisation, type Waits, type Work } from './queue.ts';

/** Milliseconds that one in a hundred pieces of work may wait, and seconds where nobody looks on. */
const patience = { looking: 50, alone: 60_000 };
/** What may be used of a part, so that the next busy minute finds room. */
export const room = 0.7;
const spread = 1.5;
const arrivals = 20_000;

/** What a part needs at a size. */
export type Need = Queued & { needed: number; used: number; waits: Waits; gives: boolean };

/** The least servers with which nobody waits too long. */
function leastServers(work: readonly Work[], most: number, random: Random) {
  const begin = Math.max(1, Math.ceil(utilisation(work, 1) / room));
  for (let servers = Math.min(begin, most); ; servers += 1) {
    const waits = simulate({ work, servers, spread, arrivals }, random);
    const limit = most === 1 ? patience.alone : patience.looking;
    const fits = utilisation(work, servers) <= room && waits.p99 <= limit;
    if (fits || servers >= most) return { servers, waits, fits };
  }
}

/** All parts of a market of this size; processes of the server are what their part needs. */
export function needsOf(market: Market): { needs: Need[]; amounts: Amount[] } {
  const random = seededRandom(20);
  let processes = 1;
  // More processes keep less each, so that they need more of them: a few turns, and it stands still.
  for (let turn = 0; turn < 4; turn += 1) {
    const [server] = queuesOf(market, processes);
    processes = leastServers(server?.work ?? [], Infinity, random).servers;
  }
  const needs = queuesOf(market, processes).map((part) => {
    const { servers, waits, fits } = leastServers(part.work, part.most, random);
    return { ...part, needed: servers, used: utilisation(part.work, servers), waits, gives: !fits };
  });
  return { needs, amounts: amountsOf(market, processes) };
}
