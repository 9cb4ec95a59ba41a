import type { SignedComposition } from '@motohaat/contract/composition';
import type { SmokeView } from '@motohaat/contract/smoke-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchChromium } from './browser.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import type { SetFiles } from './set-files.ts';
import { takePicture, testView } from './test-view.ts';
import { WorkCallError } from './work-calls.ts';

const own = '/remotes/mfe-buyer/r2/';
const composition = { revision: 7 } as SignedComposition;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(process.env['CHROMIUM_PATH']);
});
afterAll(() => browser?.close());

type Change = {
  view?: Partial<SmokeView>;
  page?: Partial<PlannedPage>;
  of?: PlannedView['of'];
  isPortrait?: boolean;
  /** What answers a file; by default one of the page’s own. */
  file?: SetFiles['file'];
};

const empty: SetFiles['file'] = async () => ({
  status: 200,
  headers: { 'content-type': 'text/javascript' },
  body: Buffer.from(''),
});

/** What is found on a page with this in it, which asks for a file of its own. */
async function found(
  main: string,
  { view, page, of = 'candidate', isPortrait = false, file = empty }: Change = {},
) {
  const html = `<html lang=en><title>Orders</title><main>${main}</main><script src=${own}a.js></script></html>`;
  const files: SetFiles = {
    site: 'http://site.invalid',
    isNew: true,
    document: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(html),
    }),
    file,
  };
  const planned: PlannedView = {
    page: {
      name: '/orders',
      path: '/orders',
      role: 'buyer',
      files: own,
      compositions: { en: composition, bn: composition },
      ...page,
    },
    of,
    view: {
      state: 'full',
      width: 1280,
      scheme: 'light',
      language: 'en',
      drawnBy: 'browser',
      ...view,
    },
    isPortrait,
  };
  const { faults, picture, paths } = await testView(browser, files, planned, {
    page: 3_000,
    watch: 100,
  });
  return { faults, picture, paths };
}

const heading = '<h1>Orders</h1>';
const script = (text: string) => `<script>${text}</script>`;
const whose = script("console.error(localStorage.accessToken ? 'signed in' : 'a visitor')");

test.each([
  ['buyer', ['Console: signed in']],
  [null, ['Console: a visitor']],
] as const)('a page is looked at by a %s as by one', async (role, faults) => {
  expect((await found(heading + whose, { page: { role } })).faults).toEqual(faults);
});

const which = script('console.error(navigator.language)');

test.each([
  ['en', 'Console: en-GB'],
  ['bn', 'Console: bn-BD'],
] as const)('a page in the language “%s” has a browser of it', async (language, fault) => {
  expect((await found(heading + which, { view: { language } })).faults).toContain(fault);
});

const another = 'Another page stands in its place: none of its files was asked for.';

test.each([
  ['full', [another]],
  // Who was signed out may stand before another one.
  ['signed-out', []],
] as const)(
  'a page without a file of its own is another one in the state “%s”',
  async (state, faults) => {
    const seen = await found(heading, { page: { files: '/remotes/mfe-seller/' }, view: { state } });
    expect(seen.faults).toEqual(faults);
  },
);

test('of a page that does not come nothing else is told, and there is no picture', async () => {
  const { faults, picture } = await found('<img src=a.png>', { isPortrait: true });
  expect(faults).toEqual(['Nothing was drawn in its place.']);
  expect(picture).toBeUndefined();
});

const wide = '<h1 style="width:2000px">Orders</h1>';

test('of what is live a picture is taken, and nothing is held against it', async () => {
  const { faults, picture } = await found(wide, { of: 'live', isPortrait: true });
  expect(faults).toEqual([]);
  expect(picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
});

const button = `<button class=button-primary onclick="console.error('pressed')">Pay</button>`;

test.each([
  ['where it is kept as a picture', true, ['Console: pressed']],
  ['nowhere else', false, []],
])('a page is pressed %s', async (_where, isPortrait, faults) => {
  const seen = await found(heading + button, { isPortrait });
  expect([seen.faults, seen.picture !== undefined]).toEqual([faults, isPortrait]);
});

const ending = `<button class=button-primary onclick="document.querySelector('main').innerHTML = '<section data-fallback=crashed><h1>Gone</h1></section>'">Pay</button>`;

test('a page that breaks when it is pressed is told with what was pressed', async () => {
  const { faults } = await found(heading + ending, { isPortrait: true });
  expect(faults).toEqual(['After “Pay” was pressed: A fallback stands in its place: "Gone".']);
});

const breaking = `<p style="height:5000px">Orders</p>${script(
  `addEventListener('scroll', () => { document.querySelector('main').innerHTML = '<section data-fallback=crashed><h1>Gone</h1></section>'; });`,
)}`;

test('a page that breaks when somebody goes to its end is told', async () => {
  const { faults } = await found(heading + breaking);
  expect(faults).toEqual([
    'After somebody went to its end: A fallback stands in its place: "Gone".',
  ]);
});

const foreign = 'Its heading is in no Bangla: “Orders”';

test.each([
  ['browser', [foreign]],
  // What the server drew was answered to nobody here, and so nobody knows whose words they are.
  ['server', []],
] as const)('a page that the %s drew is listened to or not', async (drawnBy, faults) => {
  const view = { language: 'bn', drawnBy } as const;
  expect((await found(heading, { view })).faults).toEqual(faults);
});

const pale = '<p style="color:#777;background:#555">Orders</p>';

test.each([
  ['full', 1],
  ['slow', 0],
  ['signed-out', 0],
] as const)(
  'in the state “%s” the rules are held against a page %i times',
  async (state, times) => {
    expect((await found(heading + pale, { view: { state } })).faults).toHaveLength(times);
  },
);

test('a site that is away while a page is looked at tells nothing of it', async () => {
  const away = new WorkCallError(0, 'The site does not answer.');
  await expect(found(heading, { file: () => Promise.reject(away) })).rejects.toBe(away);
});

test('a picture is taken in a quality in which it is small enough, or not at all', async () => {
  const page = await browser.newPage();
  await page.setContent('<h1>Orders</h1>');
  const best = (await takePicture(page))!.byteLength;
  expect((await takePicture(page, best))?.byteLength).toBe(best);
  expect((await takePicture(page, best - 1))!.byteLength).toBeLessThan(best);
  expect(await takePicture(page, 0)).toBeUndefined();
  await page.close();
});
