import { describe, expect, test, vi } from 'vitest';

import { storefrontBuild } from '../testing/builds.ts';
import type { WantedPage } from './child/protocol.ts';
import { countsForRelease, DrawError } from './draw-error.ts';
import { createDrawnPages } from './drawn-pages.ts';
import type { AnswerPage } from './renderer.ts';
import { drawnPage } from './testing.ts';
import type { Foretold } from './told.ts';

const drawer = { id: 'one', manifest: storefrontBuild().release };
const by = { key: 'set', route: '/', read: () => Promise.reject(new Error('nobody reads it')) };
const wanted = {
  by,
  drawer,
  language: 'en' as const,
  path: '/',
  search: '',
  origin: 'https://x.example',
  lowData: false,
};

/** As a page that asks once and is drawn of the answer. */
const drawOnce = async (
  _by: unknown,
  _page: WantedPage,
  answer: AnswerPage,
  _told?: readonly Foretold[],
) => {
  await answer('/api/categories', {});
  return { page: drawnPage(), used: [] as number[], cpu: 1 };
};

function setUp(draw = vi.fn(drawOnce)) {
  const at = { version: '1', onReplica: '1', time: 0, status: 200, told: 'three bikes' };
  const onFailure = vi.fn();
  const pages = createDrawnPages({
    pool: { draw },
    version: async (place) => (place?.isReplica ? at.onReplica : at.version),
    answer: async () => ({ status: at.status, headers: {}, body: at.told }),
    onFailure,
    now: () => at.time,
  });
  return { at, draw, onFailure, find: (changes = {}) => pages.find({ ...wanted, ...changes }) };
}

describe('a page', () => {
  test('is drawn once for fifty who ask at the same time, and for all who come later', async () => {
    const { draw, find } = setUp();
    const found = await Promise.all(Array.from({ length: 50 }, () => find()));
    expect(new Set(found).size).toBe(1);
    expect(await find()).toBe(found[0]);
    expect(draw).toHaveBeenCalledOnce();
  });

  test.each([
    ['another release draws it', { by: { ...by, key: 'next' } }],
    ['it is another', { path: '/categories/1' }],
    ['its query is another', { search: '?page=2' }],
    ['it is asked for by another name of the site', { origin: 'https://y.example' }],
  ])('is drawn again when %s', async (_what, changes) => {
    const { draw, find } = setUp();
    await find();
    await find(changes);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is drawn again when what it was told has changed, for the one who asks next', async () => {
    const { at, find, draw } = setUp();
    const before = await find();
    Object.assign(at, { version: '2', told: 'two bikes' });
    expect(await find()).not.toBe(before);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is not drawn again when other data have changed', async () => {
    const { at, find, draw } = setUp();
    const before = await find();
    at.version = '2';
    expect([await find(), await find()]).toEqual([before, before]);
    expect(draw).toHaveBeenCalledOnce();
    Object.assign(at, { version: '3', told: 'two bikes' });
    expect(await find()).not.toBe(before);
  });

  test('is of the data of the place where it is read', async () => {
    const { at, find, draw } = setUp();
    const before = await find({ place: { isReplica: true } });
    Object.assign(at, { version: '2', told: 'two bikes' });
    expect(await find({ place: { isReplica: true } })).toBe(before);
    expect(await find({ place: { isReplica: false } })).not.toBe(before);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is told at once what the last two drawings asked, and counts what it used of it', async () => {
    const told = vi.fn();
    const draw: typeof drawOnce = async (_by, page, answer, at = []) => {
      told(at.map(({ url }) => url));
      const { search } = page;
      for (const url of ['/api/categories', `/api/search${search}`]) {
        if (!at.some((each) => each.url === url)) await answer(url, {});
      }
      return { page: drawnPage(), used: at.map((_each, place) => place), cpu: 1 };
    };
    const { at, find, draw: drawing } = setUp(vi.fn(draw));
    for (const search of ['?q=a', '?q=b', '?q=c']) await find({ search });
    expect(told.mock.calls).toEqual([[[]], [[]], [['/api/categories']]]);
    Object.assign(at, { version: '2', told: 'two bikes' });
    await find({ search: '?q=c' });
    // What was asked to see whether it is the same is told.
    expect(told).toHaveBeenLastCalledWith(['/api/search?q=c', '/api/categories']);
    at.version = '3';
    await find({ search: '?q=c' });
    expect(drawing).toHaveBeenCalledTimes(4);
  });

  test('that is a minute old is drawn again while it is given once more', async () => {
    const { at, draw, find } = setUp();
    const before = await find();
    at.time = 61_000;
    draw.mockResolvedValueOnce({
      page: drawnPage({ html: '<p>A minute ago</p>' }),
      used: [],
      cpu: 1,
    });
    expect(await find()).toBe(before);
    expect((await find())?.html).toBe('<p>A minute ago</p>');
  });

  test('that nobody asked for since is drawn again for the one who asks', async () => {
    const { at, draw, find } = setUp();
    await find();
    at.time = 3_600_000;
    draw.mockResolvedValueOnce({ page: drawnPage({ html: '<p>Now</p>' }), used: [], cpu: 1 });
    expect((await find())?.html).toBe('<p>Now</p>');
  });

  test('that looks as before keeps what was made of it', async () => {
    const { at, draw, find } = setUp();
    const before = await find();
    at.time = 61_000;
    draw.mockResolvedValueOnce({ page: drawnPage({ state: '{"now":61000}' }), used: [], cpu: 1 });
    await find();
    expect(await find()).toBe(before);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('that cannot be drawn is left to the browser, counted once, and tried again later', async () => {
    const draw = vi.fn(async (): Promise<never> => {
      throw new DrawError('broken');
    });
    const { at, find, onFailure } = setUp(draw);
    expect([await find(), await find()]).toEqual([undefined, undefined]);
    expect(onFailure).toHaveBeenCalledOnce();
    at.time = 6_000;
    await find();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('that was not answered what it asked is no release’s failure', async () => {
    const { at, find, onFailure } = setUp(
      vi.fn(async (...asked: Parameters<typeof drawOnce>): Promise<never> => {
        await drawOnce(...asked);
        throw new DrawError('It cannot do without.');
      }),
    );
    await find();
    Object.assign(at, { status: 503, time: 6_000 });
    await find();
    expect(onFailure.mock.calls.map(([, error]) => countsForRelease(error))).toEqual([true, false]);
  });

  test('of a long address is drawn for each who asks', async () => {
    const { draw, find } = setUp();
    const search = `?q=${'x'.repeat(500)}`;
    expect([await find({ search }), await find({ search })]).not.toContain(undefined);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('that could be drawn before and cannot any more is not tried again at once either', async () => {
    const { at, draw, find } = setUp();
    await find();
    Object.assign(at, { version: '2', told: 'two bikes' });
    draw.mockRejectedValue(new DrawError('broken'));
    expect([await find(), await find(), await find()]).toEqual([undefined, undefined, undefined]);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('that is late is left to the browser, and is there for who comes next', async () => {
    const { promise, resolve } = Promise.withResolvers<{
      page: ReturnType<typeof drawnPage>;
      used: number[];
      cpu: number;
    }>();
    const { find, draw } = setUp(vi.fn(() => promise));
    const began = performance.now();
    expect(await find()).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1_000);
    resolve({ page: drawnPage(), used: [], cpu: 1 });
    await promise;
    expect(await find()).toBeDefined();
    expect(draw).toHaveBeenCalledOnce();
  });
});
