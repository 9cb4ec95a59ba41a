import type { SignedComposition } from '@motohaat/contract/composition';
import type { SmokeView } from '@motohaat/contract/smoke-tests';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchChromium } from './browser.ts';
import { collectFindings } from './findings.ts';
import { isWithheld, type Network, standBetween } from './network.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import type { SetFiles } from './set-files.ts';
import { type Fetched, WorkCallError } from './work-calls.ts';

const site = 'http://site.invalid';

const fetched = (body: string, type = 'text/html'): Fetched => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});

/** Files that the site has; others break, as those of a site that is away do. */
const files: SetFiles = {
  site,
  isNew: false,
  document: async (_planned, path) => fetched(`<title>${path}</title><h1>${path}</h1>`),
  file: async (path) => {
    if (path.endsWith('.html')) return fetched('<h1>Frame</h1>');
    if (path.endsWith('.js'))
      return fetched('document.title += " with a script";', 'text/javascript');
    if (path.endsWith('.lost')) throw new WorkCallError(0, 'The site does not answer.');
    throw new Error('No such file');
  },
};

const composition = { revision: 7 } as SignedComposition;
const usual: SmokeView = {
  state: 'full',
  width: 1280,
  scheme: 'light',
  language: 'en',
  drawnBy: 'browser',
};

let browser: Browser;
let context: BrowserContext;
let window: Page;
beforeAll(async () => {
  browser = await launchChromium(process.env['CHROMIUM_PATH']);
  context = await browser.newContext();
  window = await context.newPage();
});
afterAll(() => browser?.close());

type Change = {
  view?: Partial<SmokeView>;
  page?: Partial<PlannedPage>;
  drawing?: string;
  /** Whether somebody has pressed something already. */
  mayGo?: boolean;
};

/** What was found when a page has loaded this and done that. */
async function loaded(
  html: string,
  act: (page: Page, network: Network) => Promise<unknown>,
  { view, page: more, drawing = 'drawn', mayGo = false }: Change = {},
) {
  await context.unrouteAll();
  const findings = collectFindings();
  const page = { path: '/', role: null, compositions: { en: composition, bn: composition } };
  const planned = {
    page: { ...page, ...more },
    of: 'candidate',
    view: { ...usual, ...view },
  } as PlannedView;
  const document = fetched(`<title>Orders</title>${html}`);
  document.headers['x-drawing'] = drawing;
  const opened = { address: '/orders', document };
  const network = await standBetween(context, files, planned, { findings, opened });
  if (mayGo) network.letGo();
  try {
    await window.goto(`${site}/orders`);
    const result = await act(window, network);
    return {
      result,
      network,
      faults: findings.faults(),
      paths: [...network.paths],
      lost: network.lost(),
    };
  } finally {
    network.end();
  }
}

const idle = async () => {};
const titleOf = async (page: Page) => page.title();
const asking =
  (url: string, more = '{}') =>
  async (page: Page) =>
    page.evaluate<string>(
      `fetch(${JSON.stringify(url)}, ${more}).then(async (answer) => answer.status + ' ' + await answer.text(), (error) => error.name)`,
    );

test('a page gets its document and its files, and what it asked for is known', async () => {
  const { faults, paths, result, lost } = await loaded('<script src=/a.js></script>', titleOf);
  expect([faults, lost, result]).toEqual([[], undefined, 'Orders with a script']);
  expect(paths).toEqual(['/orders', '/a.js']);
});

test('a page’s calls are answered here, and what it was answered is known', async () => {
  const { result, faults, network } = await loaded('', asking('/api/composition/revision'));
  expect([result, faults]).toEqual(['200 {"revision":7}', []]);
  expect(network.answers()).toBe('{"revision":7}');
});

test('an answer without a body is none that a page could show', async () => {
  const post = asking('/api/measurements', '{ method: "POST" }');
  const { result, network } = await loaded('', post);
  expect([result, network.answers()]).toEqual(['204 ', '']);
});

test.each(['full', 'slow'] as const)(
  'in the state “%s” an answer takes its time',
  async (state) => {
    const started = performance.now();
    const { result } = await loaded('', asking('/api/categories'), { view: { state } });
    expect(result).toMatch(/^200 /);
    expect(performance.now() - started >= 1_500 || state === 'full').toBe(true);
  },
);

test('a file that is kept back is answered as one of a server that is away', async () => {
  const away = { page: { without: '/remotes/mfe-buyer/' } };
  const kept = await loaded('', asking('/remotes/mfe-buyer/a.js'), away);
  expect([kept.result, kept.faults]).toEqual(['503 ', []]);
  expect((await loaded('', asking('/remotes/mfe-seller/a.js'), away)).result).toMatch(/^200 /);
});

test.each([
  ['/remotes/mfe-buyer/', '/remotes/mfe-buyer/r1/a.js', true],
  ['/remotes/mfe-buyer/', '/remotes/mfe-buyers/r1/a.js', false],
  [undefined, '/remotes/mfe-buyer/r1/a.js', false],
])('of a page without %s, %s is kept back: %s', (without, path, isKept) => {
  expect(isWithheld({ page: { without } } as PlannedView, path)).toBe(isKept);
});

test('other hosts are out of reach, which is no fault of a page', async () => {
  const { result, faults, paths } = await loaded('', asking('http://other.invalid/a.js'));
  expect([result, faults, paths]).toEqual(['TypeError', [], ['/orders']]);
});

test('a file that breaks is a fault of the page; a site that is away is none', async () => {
  const broken = await loaded('', asking('/a.broken'));
  expect([broken.faults, broken.lost]).toEqual([['/a.broken: No such file'], undefined]);
  const { lost } = await loaded('', asking('/a.lost'));
  expect(lost).toMatchObject({ message: 'The site does not answer.' });
});

test.each([
  ['drawn', 'server', []],
  ['failed', 'server', ['The server could not draw it.']],
  ['failed', 'browser', []],
] as const)('a document whose drawing is %s, for the %s', async (drawing, drawnBy, faults) => {
  const { faults: found } = await loaded('', idle, { view: { drawnBy }, drawing });
  expect(found).toEqual(faults);
});

/** Goes to another address by a script, as a page does by itself, until what is there stands. */
const going = (url: string) => async (page: Page) => {
  const gone = page.waitForEvent('framenavigated');
  await page.evaluate(`setTimeout(() => { location.href = ${JSON.stringify(url)}; })`);
  await gone;
};

const wentOn = 'It went to another page by itself: /sign-in';
const left = 'It left the site for http://other.invalid/gone';

test.each<[string, string, Change, string[]]>([
  ['goes on by itself', `${site}/sign-in`, {}, [wentOn]],
  ['loads itself again', `${site}/orders`, {}, []],
  ['goes on when pressed', `${site}/sign-in`, { mayGo: true }, []],
  ['leads whoever was signed out on', `${site}/sign-in`, { view: { state: 'signed-out' } }, []],
  ['leaves by itself', 'http://other.invalid/gone', {}, [left]],
  ['leaves when pressed', 'http://other.invalid/gone', { mayGo: true }, []],
])('a page that %s', async (_what, url, change, faults) => {
  const { faults: found } = await loaded('', going(url), change);
  expect(found).toEqual(faults);
});

test('a page to which one goes is the set’s', async () => {
  const { result } = await loaded(
    '',
    async (page) => {
      await going(`${site}/bookings`)(page);
      return page.title();
    },
    { mayGo: true },
  );
  expect(result).toBe('/bookings');
});

const opening = async (page: Page) => {
  const opened = page.waitForEvent('popup');
  await page.evaluate("window.open('/frame.html')");
  const popup = await opened;
  await popup.waitForURL('**/frame.html');
  await popup.close();
};

test.each([
  ['by itself', false, ['It opened a window.']],
  ['when pressed', true, []],
])('a window that is opened %s', async (_what, mayGo, faults) => {
  expect((await loaded('', opening, { mayGo })).faults).toEqual(faults);
});

test('what stands in a frame is no page to which one went', async () => {
  const { faults, paths } = await loaded('<iframe src=/frame.html></iframe>', idle);
  expect([faults, paths]).toEqual([[], ['/orders', '/frame.html']]);
});

test('a page that opens a socket is found', async () => {
  const { faults } = await loaded('', async (page) => {
    const isClosed =
      'new Promise((resolve) => { new WebSocket("ws://other.invalid/live").onclose = () => resolve() })';
    await page.evaluate(isClosed);
  });
  expect(faults).toEqual(['It opened a socket to ws://other.invalid/live']);
});

test('a page is quiet once it has all that it asked for', async () => {
  const { result } = await loaded(
    '',
    async (page, network) => {
      const answered = asking('/api/categories')(page);
      await expect.poll(() => network.paths.has('/api/categories')).toBe(true);
      const meanwhile = network.quietFor();
      await answered;
      await expect.poll(() => network.quietFor()).toBeGreaterThan(0);
      return meanwhile;
    },
    { view: { state: 'slow' } },
  );
  expect(result).toBe(0);
});

test('what a page asks for when it is looked at no more is nobody’s concern', async () => {
  const { faults } = await loaded('', async (page, network) => {
    network.end();
    void asking('/a.broken')(page).catch(() => undefined);
    await expect.poll(() => network.paths.has('/a.broken')).toBe(true);
    await page.waitForTimeout(50);
  });
  expect(faults).toEqual([]);
});
