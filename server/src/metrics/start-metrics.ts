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
 * @throws EADDRINUSE where the port is taken
 */
export async function startMetrics(
  { registry }: Metrics,
  { db, log, readCanaries, ...place }: Market & { port: number; host: string },
): Promise<() => Promise<void>> {
  readPool(registry, db);
  readMarket(registry, { db, log, readCanaries });
  const stop = readProcess(registry);
  const server = await serveMetrics(registry, { ...place, log });
  log.info({ port: server.port }, 'metrics can be read');
  return async () => {
    stop();
    await server.close();
  };
}
