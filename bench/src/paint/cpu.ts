import { join } from 'node:path';

import { end } from '../../../scripts/lib/run.ts';
import { startCaller } from '../api/processes.ts';
import { median } from './pages.ts';
import { cpuOfAll } from './process-tree.ts';
import type { Sites } from './sites.ts';

/** What a document costs, in ms of the server's CPU, with the processes that it has draw. */
export type Costs = { drawn: number; kept: number; off: number; bare: number };

/** Documents of one measurement: those that are kept, and those that are drawn one by one. */
const kept = 500;
const drawn = 150;
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Asks for the document of home, again and again: drawn each time, since each address has a query that
 * nobody asked with before; from the cache; with rendering off; and a bare file.
 *
 * @param rounds how often all of it is measured; the medians count
 * @throws Error when nothing is drawn where it should be
 */
export async function measureCpu(sites: Sites, rounds: number, folder: string): Promise<Costs> {
  const load = startCaller('load', join(folder, 'load.log'));
  let asked = 0;
  const ask = async (kind: keyof Sites['servers'], calls = kept, paths = ['/']) => {
    const { pid, port } = sites.servers[kind];
    const before = cpuOfAll(pid);
    await load.run({ callers: 1, calls, http: { port, paths, headers } });
    return (cpuOfAll(pid) - before) / calls;
  };
  const unasked = () => `/?visit=${(asked += 1)}`;
  const measured: Costs[] = [];
  try {
    await mustBeDrawn(sites, unasked());
    for (let round = -1; round < rounds; round += 1) {
      const costs = {
        drawn: await ask('drawn', drawn, Array.from({ length: drawn }, unasked)),
        kept: await ask('drawn'),
        off: await ask('off'),
        bare: await ask('bare'),
      };
      // The first one warms up.
      if (round >= 0) measured.push(costs);
    }
  } finally {
    await end(load.child);
  }
  const middle = (kind: keyof Costs) => median(measured.map((costs) => costs[kind]));
  return { drawn: middle('drawn'), kept: middle('kept'), off: middle('off'), bare: middle('bare') };
}

/** A document that a query has no part in comes from the cache. */
async function mustBeDrawn({ servers }: Sites, path: string): Promise<void> {
  const answer = await fetch(`http://localhost:${servers.drawn.port}${path}`, { headers });
  const [, query = ''] = path.split('?');
  const state = /<script[^>]* id="state"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1];
  if (!state?.includes(query)) throw new Error(`${path} was not drawn for itself.`);
}
