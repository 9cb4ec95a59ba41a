import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DrawError } from './draw-error.ts';
import { createRendererPool } from './pool.ts';
import type { Renderer } from './renderer.ts';
import { drawnPage, noAnswer, page, setOf } from './testing.ts';

const by = (key: string) => ({ key, route: '/', read: async () => setOf('') });

/** A process that draws every page, until it is ended. */
function fakeRenderer(draw: Renderer['draw'] = async () => drawn) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const renderer = {
    bind: vi.fn(async () => {}),
    draw: vi.fn(draw),
    isBusy: false,
    isOver: false,
    over,
    end() {
      renderer.isOver = true;
      setTimeout(resolve, 0);
    },
  };
  return renderer;
}
const drawn = { page: drawnPage(), used: [], cpu: 1 };

function setUp(draw?: (end: () => void) => Renderer['draw']) {
  const started: ReturnType<typeof fakeRenderer>[] = [];
  const start = vi.fn(async () => {
    const made = fakeRenderer(draw?.(() => made.end()));
    started.push(made);
    return made;
  });
  const pool = createRendererPool({ start });
  const ask = (path: string, key = 'set') => pool.draw(by(key), page(path), noAnswer);
  return { started, start, pool, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const why = (asked: Promise<unknown>) => asked.then(() => 'drawn', String);

describe('a pool of renderers', () => {
  test('draws again after all of its processes were killed, for whoever waits already too', async () => {
    const { started, start, ask, pool } = setUp();
    await ask('/');
    await settled();
    expect(start).toHaveBeenCalledTimes(2);
    for (let round = 0; round < 2; round += 1) {
      for (const each of started) each.end();
      // oxlint-disable-next-line no-await-in-loop -- the spare that replaces them ends after them
      await settled();
    }
    expect(pool.state()).toEqual({ busy: 0, free: 0, waiting: 0 });
    const [fresh] = await Promise.all([ask('/fresh'), vi.advanceTimersByTimeAsync(500)]);
    expect(fresh).toBe(drawn);
  });

  test('says at once that none can be started, and tries again by itself', async () => {
    const { start, ask } = setUp();
    start.mockRejectedValue(new Error('No memory.'));
    const first = ask('/');
    const refused = expect(first).rejects.toMatchObject({ fault: 'server' });
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    await expect(ask('/')).rejects.toThrow('There is no renderer.');
    start.mockReset();
    start.mockImplementation(async () => fakeRenderer());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(start).toHaveBeenCalled();
    await expect(ask('/')).resolves.toBe(drawn);
  });

  test('starts none after another where they end at once', async () => {
    const { start, ask } = setUp();
    start.mockImplementation(async () => {
      const made = fakeRenderer(() => new Promise(() => {}));
      made.bind.mockImplementation(() => new Promise(() => {}));
      setTimeout(() => made.end(), 0);
      return made;
    });
    ask('/').catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start.mock.calls.length).toBeLessThan(25);
  });

  test('lets no page wait for ever', async () => {
    const { ask } = setUp(() => () => new Promise(() => {}));
    const waiting = ['/1', '/2', '/3', '/4'].map((path) => ask(path));
    const ended = Promise.race(waiting);
    for (const each of waiting) each.catch(() => {});
    await Promise.all([
      expect(ended).rejects.toMatchObject({ fault: 'server' }),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
  });

  test('lets a page be that ends processes, whatever its query, and draws those beside it', async () => {
    const { start, ask } = setUp((end) => async ({ path }) => {
      if (path !== '/loop') return drawn;
      end();
      throw new DrawError('It took more than 2000 ms.');
    });
    const looping = Promise.allSettled([1, 2, 3, 4, 5].map(() => ask('/loop')));
    await vi.advanceTimersByTimeAsync(1_000);
    const looped = await looping;
    const reasons = looped.map((each) => each.status === 'rejected' && String(each.reason));
    expect(reasons.filter((reason) => String(reason).includes('too often'))).toHaveLength(3);
    await expect(ask('/')).resolves.toBe(drawn);
    expect(start.mock.calls.length).toBeLessThan(6);
  });

  test('keeps a process whose set could not be read for the next', async () => {
    const { started, ask, pool } = setUp();
    const unread = { ...by('set'), read: () => Promise.reject(new Error('The database is away.')) };
    await expect(pool.draw(unread, page('/'), noAnswer)).rejects.toThrow('away');
    await expect(ask('/', 'other')).resolves.toBe(drawn);
    expect(started[0]?.bind).toHaveBeenCalledOnce();
  });

  test('refuses more pages than may wait', async () => {
    const { start, ask } = setUp();
    start.mockReturnValue(new Promise(() => {}));
    const refused = vi.fn();
    for (let place = 0; place < 100; place += 1) ask(`/${place}`).catch(refused);
    await settled();
    expect(refused).not.toHaveBeenCalled();
    await expect(ask('/one-more')).rejects.toThrow('Too many pages wait');
  });

  test('leaves who waits when the server ends', async () => {
    const { ask, pool } = setUp(() => () => new Promise(() => {}));
    const waiting = ['/1', '/2', '/3'].map((path) => ask(path));
    for (const each of waiting) each.catch(() => {});
    await settled();
    await Promise.all([pool.stop(), settled()]);
    await expect(waiting[2]).rejects.toMatchObject({ fault: 'server' });
  });

  test('draws the pages of a set by its own process, which takes it up once', async () => {
    const { started, ask } = setUp();
    await ask('/');
    await settled();
    await ask('/next');
    const calls = started.map(({ bind, draw }) =>
      [bind, draw].map((each) => each.mock.calls.length),
    );
    expect(calls).toEqual([
      [1, 2],
      [0, 0],
    ]);
  });

  test('replaces one that drew as soon as it is needed', async () => {
    const { started, start, ask } = setUp();
    await ask('/');
    await settled();
    started[0]?.end();
    await settled();
    await ask('/');
    await settled();
    expect(start).toHaveBeenCalledTimes(3);
  });

  test('draws on with one that only failed to draw, and says why it did', async () => {
    const { started, ask } = setUp(() => async () => {
      throw new DrawError('broken');
    });
    const reasons = [await why(ask('/')), await why(ask('/')), await why(ask('/'))];
    expect(reasons).toEqual(Array.from({ length: 3 }, () => 'DrawError: broken'));
    expect(started[0]?.draw).toHaveBeenCalledTimes(3);
  });

  test('draws nothing by one that could not take up its set', async () => {
    const { start, ask } = setUp();
    const made = fakeRenderer();
    made.bind.mockRejectedValue(new DrawError('no set'));
    start.mockResolvedValueOnce(made);
    await expect(ask('/')).rejects.toThrow('no set');
    expect([made.isOver, made.draw.mock.calls]).toEqual([true, []]);
  });

  test('waits for one that may start yet, and not when four could not', async () => {
    const { start, ask } = setUp();
    start.mockRejectedValue(new Error('No memory.'));
    const refused = vi.fn();
    ask('/').catch(refused);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([start.mock.calls.length, refused.mock.calls.length]).toEqual([5, 1]);
  });

  test('ends one that starts when the server has ended, and draws no more', async () => {
    const { start, ask, pool } = setUp();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof fakeRenderer>>();
    start.mockReturnValue(promise);
    ask('/').catch(() => {});
    await pool.stop();
    const late = fakeRenderer();
    resolve(late);
    await settled();
    expect(late.isOver).toBe(true);
    await expect(ask('/')).rejects.toThrow('about to end');
  });
});

/** One for each of three sets, which draws all pages but one at once. */
async function three() {
  const all = setUp(
    () =>
      ({ path }) =>
        path === '/long' ? new Promise(() => {}) : Promise.resolve(drawn),
  );
  for (const key of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop -- each in turn, so that it is known whose each is
    await all.ask('/', key);
  }
  return { ...all, isOver: () => all.started.map(({ isOver }) => isOver) };
}

describe('the three processes of a pool', () => {
  test('have the one make room for another set that drew first', async () => {
    const { isOver, ask } = await three();
    expect(isOver()).toEqual([false, false, false]);
    await vi.advanceTimersByTimeAsync(1);
    await ask('/', 'a');
    await Promise.all([ask('/', 'd'), vi.advanceTimersByTimeAsync(10)]);
    expect(isOver()).toEqual([false, true, false, false]);
  });

  test('are left as they are for a set that has one, however busy it is', async () => {
    const { isOver, ask } = await three();
    for (const path of ['/long', '/']) ask(path, 'a').catch(() => {});
    await settled();
    expect(isOver()).toEqual([false, false, false]);
  });

  test('are as many as are needed now, when one was not needed for ten seconds', async () => {
    const { isOver, ask } = await three();
    await vi.advanceTimersByTimeAsync(10_000);
    ask('/long', 'b').catch(() => {});
    await settled();
    expect(isOver()).toEqual([false, false, false]);
    await vi.advanceTimersByTimeAsync(1);
    ask('/long', 'c').catch(() => {});
    await settled();
    expect(isOver()).toEqual([true, false, false, false]);
  });
});
