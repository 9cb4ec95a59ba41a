import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';

import { root } from '../../../scripts/lib/run.ts';
import { serverEnvironment, startReady } from '../api/processes.ts';
import { isWatched, type Kind, kinds } from './subjects.ts';

export const folder = join(root, '.motohaat/bench/metrics');
/** Signs the tokens of a measurement, nothing else. */
export const secret = 'signs the tokens of a measurement, nothing else';

export type Stage = { url: string; collector: number };
/** A server, and the process that it is in. */
export type Watched = { kind: Kind; child: ChildProcess; port: number; metrics: number };

/**
 * Starts servers that are watched otherwise in one process, the same for all: what two processes of the
 * same program are apart as long as they live is more than what is measured.
 */
export async function startTogether(order: readonly Kind[], stage: Stage): Promise<Watched[]> {
  const places: Place[] = [];
  for (const kind of order) places.push(await placeOf(kind));
  const told = order.map((kind, index) => environmentOf(kind, places[index]!, stage));
  // What only some of them are told, the process is not.
  const common = serverEnvironment(0, stage.url, folder);
  const values = [JSON.stringify(told)];
  const child = await startReady('bench/src/metrics/together.ts', folder, common, values);
  return order.map((kind, index) => ({ kind, child, ...places[index]! }));
}

/** Starts a server that has its process for itself. */
export async function startAlone(kind: Kind, stage: Stage): Promise<Watched> {
  const place = await placeOf(kind);
  const told = environmentOf(kind, place, stage);
  return { kind, child: await startReady('server/src/main.ts', folder, told), ...place };
}

type Place = Pick<Watched, 'port' | 'metrics'>;

async function placeOf(kind: Kind): Promise<Place> {
  const { site: port, sandbox: metrics } = await findPorts(4900 + 20 * kinds.indexOf(kind));
  return { port, metrics };
}

const environmentOf = (kind: Kind, { port, metrics }: Place, { url, collector }: Stage) => ({
  ...serverEnvironment(port, url, folder),
  RATE_LIMITS: 'off',
  ACCESS_TOKEN_SECRET: secret,
  ...(isWatched(kind) && { METRICS_PORT: String(metrics) }),
  ...(kind === 'metrics and traces' && {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector}`,
  }),
});
