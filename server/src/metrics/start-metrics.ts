import { codeOf } from '../system/thrown.ts';
import { serveMetrics } from './metrics-server.ts';
import type { Metrics } from './metrics.ts';
import { type Market, readMarket } from './read-market.ts';
import { readPool } from './read-pool.ts';
import { readProcess } from './read-process.ts';

/**
 * Lets the metrics of this process be read.
 *
 * @param port 0 takes any free one
 * @returns ends that
 * @throws Error with a sentence where the port is taken
 */
export async function startMetrics(
  { registry }: Metrics,
  { db, log, readCanaries, ...place }: Market & { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = await serveMetrics(registry, { ...place, log }).catch((error: unknown) => {
    throw codeOf(error) === 'EADDRINUSE'
      ? new Error(takenSentence(place.port), { cause: error })
      : error;
  });
  readPool(registry, db);
  readMarket(registry, { db, log, readCanaries });
  const stop = readProcess(registry);
  log.info({ port: server.port }, 'metrics can be read');
  return async () => {
    stop();
    await server.close();
  };
}

const takenSentence = (port: number) =>
  `Port ${port} is taken. Set METRICS_PORT to another one, or end what uses it.`;
