import { AsyncLocalStorage } from 'node:async_hooks';

import { kindOf } from '../../system/thrown.ts';
import type { Traces } from '../../traces/traces.ts';
import type { RendererPool } from './pool.ts';

/** The same renderers, whose work, with what pages ask for meanwhile, is a part of what it is done for. */
export function tracedPool(pool: RendererPool, traces: Traces): RendererPool {
  return {
    ...pool,
    async draw(by, page, answer, told) {
      const span = traces.part('draw page', { kind: 'internal' });
      if (!span) return pool.draw(by, page, answer, told);
      try {
        // Questions come from another process, in turns of the event loop that belong to nobody.
        return await span.run(() => pool.draw(by, page, AsyncLocalStorage.bind(answer), told));
      } catch (error) {
        span.note({ 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
