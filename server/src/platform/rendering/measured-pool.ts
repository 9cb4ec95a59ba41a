import type { Metrics } from '../../metrics/metrics.ts';
import type { RendererPool } from './pool.ts';

/** The same renderers, whose pages are counted and timed. */
export function measuredPool(pool: RendererPool, metrics: Metrics): RendererPool {
  const outcomes = { drawn: metrics.drawings('drawn'), failed: metrics.drawings('failed') };
  const duration = metrics.drawingDuration();
  metrics.registry.read(
    {
      name: 'motohaat_renderers',
      help: 'Processes that draw pages, by what they do.',
      labels: ['state'],
    },
    'gauge',
    () => {
      const { busy, free } = pool.state();
      return [
        [['busy'], busy],
        [['free'], free],
      ];
    },
  );
  metrics.registry.read(
    { name: 'motohaat_drawings_waiting', help: 'Pages that wait for a renderer.', labels: [] },
    'gauge',
    () => [[[], pool.state().waiting]],
  );
  return {
    ...pool,
    async draw(...asked) {
      const begin = performance.now();
      let outcome = outcomes.failed;
      try {
        const drawn = await pool.draw(...asked);
        outcome = outcomes.drawn;
        return drawn;
      } finally {
        outcome.add();
        duration.observe((performance.now() - begin) / 1000);
      }
    },
  };
}
