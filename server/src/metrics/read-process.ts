import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import type { Registry } from './registry.ts';

/** ms between two looks at the clock. */
const resolution = 20;
const quantiles = [0.5, 0.99];

/**
 * How the process itself does, under the names that Prometheus' own clients use where they have one.
 *
 * @returns ends the looks at the clock
 */
export function readProcess(registry: Registry): () => void {
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  let before = performance.eventLoopUtilization();

  registry.read(
    {
      name: 'motohaat_event_loop_delay_seconds',
      help: 'How late timers came since the metrics were read last, by quantile.',
      labels: ['quantile'],
    },
    'gauge',
    () => {
      const found = quantiles.map((quantile): [string[], number] => {
        const between = loop.percentile(quantile * 100) / 1e6;
        return [[String(quantile)], Math.max(0, between - resolution) / 1000];
      });
      loop.reset();
      return found;
    },
  );
  registry.read(
    {
      name: 'motohaat_event_loop_utilization_ratio',
      help: 'The part of the time since the metrics were read last in which the event loop was busy.',
      labels: [],
    },
    'gauge',
    () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return [[[], utilization]];
    },
  );
  registry.read(
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU that the process has taken, in its own code and in the system’s.',
      labels: [],
    },
    'counter',
    () => {
      const { user, system } = process.cpuUsage();
      return [[[], (user + system) / 1e6]];
    },
  );
  registry.read(
    { name: 'process_resident_memory_bytes', help: 'Memory of the process.', labels: [] },
    'gauge',
    () => [[[], process.memoryUsage.rss()]],
  );
  registry.read(
    { name: 'nodejs_heap_size_used_bytes', help: 'What JavaScript holds.', labels: [] },
    'gauge',
    () => [[[], process.memoryUsage().heapUsed]],
  );
  const startedAt = Math.round(Date.now() / 1000 - process.uptime());
  registry.read(
    {
      name: 'process_start_time_seconds',
      help: 'When the process began, in seconds since 1970.',
      labels: [],
    },
    'gauge',
    () => [[[], startedAt]],
  );
  return () => void loop.disable();
}
