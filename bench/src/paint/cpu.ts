import { join } from 'node:path';

import { end } from '../../../scripts/lib/run.ts';
import { cpuOf, startCaller } from '../api/processes.ts';
import { median } from './pages.ts';
import { cpuOfAll } from './process-tree.ts';
import type { Sites } from './sites.ts';

/** What a document costs, in ms of the server's CPU, with the processes that it has draw. */
export type Costs = {
  drawn: number;
  /** Of that, what the processes take that draw. */
  drawing: number;
  kept: number;
  off: number;
  bare: number;
};

/** Documents of one measurement: those that are kept, and those that are drawn. */
const kept = 3_000;
const drawn = 400;
/** Documents that are asked for before the first measurement: until then the engine compiles what it runs. */
const before = { kept: 12_000, drawn: 4_000 };
/** How many ask at a time. */
const callers = { drawn: 4, kept: 8 };
const headers = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br, zstd',
  // A reader for whom the server waits until the page was drawn: others would be sent some without.
  'user-agent': 'w3m',
};

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
    const begin = { all: cpuOfAll(pid), own: cpuOf(pid) };
    const many = paths.length > 1 ? callers.drawn : callers.kept;
    await load.run({ callers: many, calls, http: { port, paths, headers } });
    return { all: (cpuOfAll(pid) - begin.all) / calls, own: (cpuOf(pid) - begin.own) / calls };
  };
  const unasked = () => `/?visit=${(asked += 1)}`;
  const draw = (calls: number) => ask('drawn', calls, Array.from({ length: calls }, unasked));
  const measured: Costs[] = [];
  try {
    await mustBeDrawn(sites, unasked());
    await draw(before.drawn);
    for (const kind of ['drawn', 'off', 'bare'] as const) await ask(kind, before.kept);
    for (let round = -1; round < rounds; round += 1) {
      const one = await draw(drawn);
      const costs = {
        drawn: one.all,
        drawing: one.all - one.own,
        kept: (await ask('drawn')).all,
        off: (await ask('off')).all,
        bare: (await ask('bare')).all,
      };
      // The first one warms up.
      if (round >= 0) measured.push(costs);
    }
  } finally {
    await end(load.child);
  }
  const middle = (kind: keyof Costs) => median(measured.map((costs) => costs[kind]));
  return {
    drawn: middle('drawn'),
    drawing: middle('drawing'),
    kept: middle('kept'),
    off: middle('off'),
    bare: middle('bare'),
  };
}

/** A document that a query has no part in comes from the cache. */
async function mustBeDrawn({ servers }: Sites, path: string): Promise<void> {
  const answer = await fetch(`http://localhost:${servers.drawn.port}${path}`, { headers });
  const [, query = ''] = path.split('?');
  const state = /<script[^>]* id="state"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1];
  if (!state?.includes(query)) throw new Error(`${path} was not drawn for itself.`);
}
