import { describe, expect, test, vi } from 'vitest';

import { storefrontBuild } from '../testing/builds.ts';
import { countsForRelease, DrawError } from './draw-error.ts';
import { createDrawnPages } from './drawn-pages.ts';
import type { RendererPool } from './pool.ts';
import { drawnPage } from './testing.ts';

const wanted = {
  by: { key: 'set', route: '/', read: () => Promise.reject(new Error('nobody reads it')) },
  drawer: { id: 'one', manifest: storefrontBuild().release },
  language: 'en' as const,
  path: '/',
  search: '',
  origin: 'https://x.example',
  lowData: false,
};

/** Pages that ask for bikes and reviews. */
function setUp() {
  const at = { version: '1', time: 0, status: 200, bikes: 'three', reviews: 'one' };
  const told = vi.fn();
  const answer = vi.fn(async (url: string) => {
    const body = url === '/api/bikes' ? at.bikes : at.reviews;
    return { status: at.status, headers: {}, body };
  });
  const draw = vi.fn<RendererPool['draw']>(async (_by, _page, ask, foretold = []) => {
    told(foretold.map(({ url }) => url));
    const left = ['/api/bikes', '/api/reviews'].filter(
      (url) => !foretold.some((each) => each.url === url),
    );
    await Promise.all(left.map((url) => ask(url, {})));
    return { page: drawnPage(), used: foretold.map((_each, place) => place), cpu: 1 };
  });
  const onFailure = vi.fn();
  const pages = createDrawnPages({
    pool: { draw },
    version: async () => at.version,
    answer,
    onFailure,
    now: () => at.time,
  });
  const find = (changes = {}) => pages.find({ ...wanted, ...changes });
  const isRelease = () => onFailure.mock.calls.map(([, error]) => countsForRelease(error));
  return { at, told, answer, draw, isRelease, find };
}

const long = 'x'.repeat(1_500_000);
const answered = (changes: Parameters<typeof drawnPage>[0], used: number[] = []) => ({
  page: drawnPage(changes),
  used,
  cpu: 1,
});

describe('a page that was drawn', () => {
  test.each([
    [59_999, 1, 'one'],
    [60_000, 2, 'one'],
    [74_999, 2, 'one'],
    [75_000, 2, 'two'],
  ])('is after %d ms drawn %d times, and given as the %s', async (time, times, given) => {
    const { at, draw, find } = setUp();
    for (const html of ['one', 'two']) draw.mockResolvedValueOnce(answered({ html }));
    await find();
    at.time = time;
    expect((await find())?.html).toBe(given);
    expect(draw).toHaveBeenCalledTimes(times);
  });

  test('is drawn again when a part of what it was told has changed', async () => {
    const { at, draw, find } = setUp();
    await find();
    Object.assign(at, { version: '2', reviews: 'two' });
    await find();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('is not kept for its data any longer than for its time', async () => {
    const { at, draw, find } = setUp();
    await find();
    Object.assign(at, { version: '2', time: 60_000 });
    await find();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test.each([
    [499, 1],
    [500, 2],
  ])('with a query of %d letters is drawn %d times for two', async (letters, times) => {
    const { draw, find } = setUp();
    const search = `?${'x'.repeat(letters - 1)}`;
    await find({ search });
    await find({ search });
    expect(draw).toHaveBeenCalledTimes(times);
  });

  test('of long addresses alone teaches nothing of what others will ask', async () => {
    const { told, find } = setUp();
    const search = `?${'x'.repeat(500)}`;
    for (const page of ['a', 'b', 'c']) await find({ search: search + page });
    expect(told.mock.calls).toEqual([[[]], [[]], [[]]]);
  });

  test.each([
    ['with a query', (page: number) => ({ search: `?page=${page}` }), 200 as const],
    ['that are not there', (page: number) => ({ path: `/${page}` }), 404 as const],
  ])('outlasts any number of pages %s, of which few are kept', async (_what, other, status) => {
    const { draw, find } = setUp();
    await find();
    draw.mockResolvedValue(answered({ html: long, status }));
    for (let page = 0; page < 5; page += 1) await find(other(page));
    expect(draw).toHaveBeenCalledTimes(6);
    await find();
    await find(other(4));
    expect(draw).toHaveBeenCalledTimes(6);
    await find(other(0));
    expect(draw).toHaveBeenCalledTimes(7);
  });

  test('with a query is kept as any when it once could not be drawn', async () => {
    const { at, draw, find } = setUp();
    draw.mockRejectedValueOnce(new DrawError('broken'));
    await find({ search: '?page=2' });
    at.time = 5_000;
    await find({ search: '?page=2' });
    at.time = 6_000;
    await find({ search: '?page=2' });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('counts whatever it says that it used', async () => {
    const { draw, isRelease, find } = setUp();
    draw.mockResolvedValueOnce(answered({}, [7]));
    expect(await find()).toBeDefined();
    expect(isRelease()).toEqual([]);
  });
});

describe('a page that could not be drawn', () => {
  test.each([
    [499, true],
    [500, false],
  ])('when it was answered by %d is its release’s failure: %s', async (status, isOwn) => {
    const { at, draw, isRelease, find } = setUp();
    at.status = status;
    draw.mockImplementation(async (_by, _page, ask) => {
      await ask('/api/bikes', {});
      throw new DrawError('It cannot do without.');
    });
    await find();
    expect(isRelease()).toEqual([isOwn]);
  });

  test.each([
    [499, true],
    [500, false],
  ])('when it was told %d at once is its release’s failure: %s', async (status, isOwn) => {
    const { at, told, draw, isRelease, find } = setUp();
    for (const search of ['?a', '?b']) await find({ search });
    at.status = status;
    at.version = '2';
    draw.mockImplementation(async (_by, _page, _ask, foretold = []) => {
      told(foretold.map(({ url }) => url));
      throw new DrawError('It cannot do without.');
    });
    await find({ search: '?c' });
    expect(told).toHaveBeenLastCalledWith(['/api/bikes', '/api/reviews']);
    expect(isRelease()).toEqual([isOwn]);
  });

  test('since nobody answered what it asked is no release’s failure', async () => {
    const { answer, isRelease, find } = setUp();
    answer.mockRejectedValue(new Error('The database is away.'));
    expect(await find()).toBeUndefined();
    expect(isRelease()).toEqual([false]);
  });
});
