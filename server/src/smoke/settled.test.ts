import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launchChromium } from './browser.ts';
import { settled, type Sight, whetherCame, whetherStayed } from './settled.ts';

const site = 'http://site.invalid';
const nothing: Sight = { fallback: null, hasText: false, waits: false, isServers: false };
const text: Sight = { ...nothing, hasText: true };
const broken: Sight = { ...text, fallback: { heading: 'Away', slow: false } };
const slow: Sight = { ...text, fallback: { heading: 'Slow', slow: true } };
const drawn: Sight = { ...text, isServers: true };
const waiting: Sight = { ...text, waits: true };

const stands = 'stands';
const wait = undefined;
const fellBack = (heading: string) => ({
  missing: `A fallback stands in its place: "${heading}".`,
});
const silent = { missing: 'Nothing says in its place that its remote is away.' };

test.each<[string, Sight, inTime: unknown, late: unknown]>([
  ['its text', text, stands, stands],
  ['its text, of which more is to come', waiting, stands, stands],
  ['nothing', nothing, wait, { missing: 'Nothing was drawn in its place.' }],
  [
    'what the server drew',
    drawn,
    wait,
    { missing: 'The server drew it, and it never became live.' },
  ],
  ['a fallback', broken, fellBack('Away'), fellBack('Away')],
  ['that it is slow', slow, wait, fellBack('Slow')],
])('a page that shows %s is judged in time and late', (_what, sight, inTime, late) => {
  expect(whetherCame(sight, { isAway: false, late: false })).toEqual(inTime);
  expect(whetherCame(sight, { isAway: false, late: true })).toEqual(late);
});

test.each<[string, Sight, inTime: unknown, late: unknown]>([
  ['that it is', broken, stands, stands],
  ['that it is slow', slow, wait, silent],
  ['its text', text, wait, silent],
  ['nothing', nothing, wait, silent],
])('where a remote is away, a page that shows %s is judged too', (_what, sight, inTime, late) => {
  expect(whetherCame(sight, { isAway: true, late: false })).toEqual(inTime);
  expect(whetherCame(sight, { isAway: true, late: true })).toEqual(late);
});

const comes = {
  missing: 'It says that something is still to come, and has all that it asked for.',
};
const vanished = { missing: 'It vanished after it was drawn.' };
const broke = { missing: 'It broke after it was drawn: "Away".' };

test.each<[string, Sight, isAway: boolean, inTime: unknown, late: unknown]>([
  ['its text', text, false, stands, stands],
  ['that more of it is to come', waiting, false, wait, comes],
  ['nothing', nothing, false, wait, vanished],
  ['a fallback', broken, false, broke, broke],
  ['that its remote is away, which it is', broken, true, stands, stands],
  ['that its remote is away no more', nothing, true, wait, vanished],
])('a page that stood and shows %s is judged', (_what, sight, isAway, inTime, late) => {
  expect(whetherStayed(sight, { isAway, late: false })).toEqual(inTime);
  expect(whetherStayed(sight, { isAway, late: true })).toEqual(late);
});

describe('in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium(process.env['CHROMIUM_PATH']);
    page = await browser.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  });
  afterAll(() => browser?.close());

  /** ms for which it is told to be quiet, one look after another; the last goes on. */
  async function settles(html: string, quiet: number[] = [1_000], watch = 1_000) {
    await page.setContent(html);
    const left = [...quiet];
    let looks = 0;
    const quietFor = () => {
      looks += 1;
      return (left.length > 1 ? left.shift() : left[0])!;
    };
    const started = performance.now();
    const missing = await settled({ page, site, quietFor }, { page: 2_000, watch });
    return { missing, looks, ms: performance.now() - started };
  }

  test('a page that stands and is quiet is waited for no longer', async () => {
    expect(await settles('<main><h1>Orders</h1></main>')).toMatchObject({
      missing: undefined,
      looks: 1,
    });
  });

  test('a page that asks for more is waited for until it is quiet', async () => {
    const { missing, looks } = await settles('<main><h1>Orders</h1></main>', [0, 999, 1_000]);
    expect([missing, looks]).toEqual([undefined, 3]);
  });

  test('a page that never is quiet is waited for as long as any page', async () => {
    const { missing, ms } = await settles('<main><h1>Orders</h1></main>', [0]);
    expect(missing).toBeUndefined();
    expect(ms).toBeGreaterThanOrEqual(1_900);
  });

  test.each(['about:blank', `${site}/orders`])(
    'a page at %s that stays empty is missing',
    async (at) => {
      await page.goto(at);
      const { missing } = await settles('<main><aside>Menu</aside></main>');
      expect(missing).toBe('Nothing was drawn in its place.');
    },
  );

  test('a page that comes after a while, and is empty for a moment, stands', async () => {
    const { missing } = await settles(
      `<main></main><script>
        const main = document.querySelector('main');
        setTimeout(() => { main.innerHTML = '<h1>Orders</h1>'; }, 300);
        setTimeout(() => { main.innerHTML = ''; }, 1200);
        setTimeout(() => { main.innerHTML = '<h1>Order</h1>'; }, 1600);
      </script>`,
      [0],
    );
    expect(missing).toBeUndefined();
  });

  test('a page that has left the site is not judged', async () => {
    await page.goto('http://other.invalid/');
    expect((await settles('<main></main>')).missing).toBeUndefined();
  });
});
