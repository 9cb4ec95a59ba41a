import { setTimeout as sleep } from 'node:timers/promises';

import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

/** Whether the process can serve: what the database last said of a live revision, or that it is away. */
type Readiness = 'live' | 'nothing-live' | 'away';

/** In milliseconds: how long an answer waits for the database, and for how long its last word counts. */
const timing = { patience: 150, memory: 5_000 };

/**
 * Answers whoever watches over the process: a proxy, a container platform. Neither answer waits for
 * the connections that requests share, so that a busy process is not taken for a dead one.
 *
 * @param isLive asks the database, over a connection apart, whether a revision is live
 */
export const health = fastifyPlugin<{ isLive: () => Promise<boolean> }>(
  async (app, { isLive }) => {
    const config = { access: 'public', limit: 'none' } as const;
    const readiness = readinessBy(isLive);
    // So that the first question finds a connection.
    app.addHook('onListen', async () => void (await readiness()));

    app.get('/healthz', { config }, async () => ({ status: 'alive' }));

    app.get('/readyz', { config }, async () => {
      if (app.drain.isDraining) {
        throw new AppError('unavailable', { message: (t) => t.calls.ending });
      }
      const state = await readiness();
      if (state === 'nothing-live') {
        throw new AppError('unavailable', { message: (t) => t.calls.nothingLive });
      }
      if (state === 'away') throw new AppError('unavailable', { retryAfter: 1 });
      return { status: 'ready' };
    });
  },
  { name: 'health', dependencies: ['database', 'access', 'drain'] },
);

/** One question at a time, however many ask; a database that is slow is still there. */
function readinessBy(isLive: () => Promise<boolean>): () => Promise<Readiness> {
  let last: { state: Readiness; at: number } | undefined;
  let asking: Promise<Readiness> | undefined;

  async function ask(): Promise<Readiness> {
    const state = await isLive().then(
      (live) => (live ? 'live' : 'nothing-live'),
      () => 'away' as const,
    );
    last = { state, at: performance.now() };
    asking = undefined;
    return state;
  }

  return async () => {
    asking ??= ask();
    const state = await Promise.race([asking, sleep(timing.patience, undefined, { ref: false })]);
    if (state) return state;
    return last && performance.now() - last.at < timing.memory ? last.state : 'away';
  };
}
