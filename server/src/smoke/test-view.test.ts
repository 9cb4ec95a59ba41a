import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SignedComposition } from '@motohaat/contract/composition';
import type { SmokeOrder, SmokeView } from '@motohaat/contract/smoke-tests';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchChromium } from './browser.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import { keepSetFiles } from './set-files.ts';
import { testView } from './test-view.ts';
import { openWorkCalls } from './work-calls.ts';

const token = 'mhm_secret';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src *";
const whole = "document.querySelector('main').innerHTML = '<aside>Menu</aside><h1>Orders</h1>';";

/** Scripts by the name of the page that loads them: what its remote does. */
const remotes: Record<string, string> = {
  'is-whole': whole,
  'calls-the-api': `${whole} fetch('/api/bookings').then(async (answer) => {
    const me = await (await fetch('/api/me')).json();
    const orders = await answer.json();
    document.title = answer.status + ' ' + me.role + ' ' + orders.length;
    if (orders.length === 0 || me.role !== 'buyer') throw new Error(document.title);
  });`,
  throws: `${whole} throw new Error('No such thing');`,
  'draws-nothing': "document.querySelector('main').innerHTML = '<aside>Menu</aside>';",
  'fails-by-itself':
    "document.querySelector('main').innerHTML = '<section role=alert><h1>Something Went Wrong</h1></section>';",
  'falls-back':
    "document.querySelector('main').innerHTML = '<section data-fallback=broken><h1>This page could not be loaded</h1></section>';",
  'is-slow': `document.querySelector('main').innerHTML = '<section data-fallback=slow><h1>This page is taking long</h1></section>';
    setTimeout(() => { ${whole} }, 1000);`,
  'breaks-later': `${whole} setTimeout(() => { document.querySelector('main').innerHTML = '<section data-fallback=crashed><h1>Something Went Wrong</h1></section>'; }, 1000);`,
  'asks-a-vendor': `${whole} new Image().src = 'http://other.invalid/pixel';`,
  'goes-on': `${whole} location.href = '/dashboard/is-whole';`,
  'opens-a-window': `${whole} window.open('/dashboard/is-whole');`,
  leaves: `${whole} location.href = 'http://other.invalid/gone';`,
  'is-forbidden': `${whole} fetch('http://other.invalid/data').catch(() => undefined);`,
  'lacks-a-file': `${whole} fetch('/remotes/mfe-buyer/r2/missing.js');`,
  'becomes-live': `${whole} document.body.dataset.drawn = '';
    setTimeout(() => delete document.body.dataset.drawn, 1000);`,
  'stays-as-drawn': `${whole} document.body.dataset.drawn = '';`,
  'throws-on-data': `${whole} fetch('/api/bookings').then((answer) => answer.json()).then((orders) => { throw new Error('Orders: ' + orders.length); });`,
  'is-wide': "document.querySelector('main').innerHTML = '<h1 style=width:2000px>Orders</h1>';",
  'cannot-be-read': `${whole} document.querySelector('main').innerHTML += '<img src=/favicon.svg>';`,
  moves: `${whole} document.querySelector('main').innerHTML += '<p style=height:500px>Orders</p>';
    setTimeout(() => document.querySelector('main').insertAdjacentHTML('afterbegin', '<p style=height:600px>Late</p>'), 300);`,
  'moves-a-little': `${whole} document.querySelector('main').innerHTML += '<p style=height:400px>Orders</p>';
    setTimeout(() => document.querySelector('main').insertAdjacentHTML('afterbegin', '<p style=height:250px>Late</p>'), 300);`,
  'breaks-when-pressed': `${whole} document.querySelector('main').innerHTML += '<button class=button-primary>Pay</button>';
    document.querySelector('button').onclick = () => { throw new Error('Not paid'); };`,
  'goes-on-when-pressed': `${whole} document.querySelector('main').innerHTML += '<button class=button-primary>Pay</button>';
    document.querySelector('button').onclick = () => { location.href = '/dashboard/is-whole'; };`,
  'has-a-covered-act': `${whole} document.querySelector('main').innerHTML += '<button class=button-primary>Pay</button><div class=veil style=position:fixed;inset:0></div>';`,
  'has-acts-in-its-menu': `document.querySelector('main').innerHTML = '<aside><button class=button-primary>Menu</button></aside><h1>Orders</h1><button class=button-primary><nav>Pay</nav></button>';
    document.querySelector('main > button').onclick = () => { throw new Error('Not paid'); };`,
  'breaks-at-its-end': `${whole} document.querySelector('main').innerHTML += '<p style=height:5000px>Orders</p><p id=end>End</p>';
    new IntersectionObserver(([{ isIntersecting }]) => {
      if (isIntersecting) throw new Error('No end');
    }).observe(document.querySelector('#end'));`,
  'comes-late-at-its-end': `${whole} document.querySelector('main').innerHTML += '<p style=height:5000px>Orders</p><p id=end>End</p>';
    new IntersectionObserver(([{ isIntersecting }], watching) => {
      if (!isIntersecting) return;
      watching.disconnect();
      fetch('/api/bookings').then(() => { document.querySelector('#end').style.height = '700px'; });
    }).observe(document.querySelector('#end'));`,
  'fills-when-pressed': `${whole} document.querySelector('main').innerHTML += '<button class=button-primary>Find</button><button data-begins=search.acts>Save</button>';
    document.querySelector('[data-begins]').onclick = () => { throw new Error('Not saved'); };`,
  complains: `${whole} console.error('Each child needs a key');`,
  rejects: `${whole} void Promise.reject(new Error('Nobody caught it'));`,
  'waits-for-ever': `${whole} document.querySelector('main').innerHTML += '<output data-waiting>Loading</output>';`,
  'waits-a-while': `${whole} document.querySelector('main').innerHTML += '<output data-waiting>Loading</output>';
    setTimeout(() => document.querySelector('output').remove(), 2000);`,
  'is-wide-on-a-telephone':
    "document.querySelector('main').innerHTML = '<h1 style=min-width:500px>Orders</h1>';",
  'is-pale-in-the-dark': `${whole} if (matchMedia('(prefers-color-scheme: dark)').matches)
    document.querySelector('main').innerHTML += '<p style=color:#777;background:#555>Orders</p>';`,
  'is-wide-with-long-texts': `${whole} fetch('/api/bookings').then((answer) => answer.json()).then((orders) => {
    const longest = Math.max(...Object.values(orders[0]).map((value) => String(value).length));
    document.querySelector('main').innerHTML += '<p>' + 'x'.repeat(longest > 60 ? 200 : 4) + '</p>';
  });`,
  'breaks-for-strangers': `${whole} fetch('/api/bookings').then((answer) => {
    if (answer.status === 401) throw new Error('Who are you?');
  });`,
  'sends-at-its-end': `${whole} addEventListener('pagehide', () => {
    navigator.sendBeacon('/api/measurements', '{}');
    fetch('/api/measurements', { method: 'POST', keepalive: true });
  });`,
  speaks:
    "document.querySelector('main').innerHTML = location.pathname.startsWith('/bn/') ? '<h1>আমার অর্ডার</h1>' : '<h1>My Orders</h1>';",
};

let server: Server;
/** Paths that somebody asked the site's own server for. */
const asked: string[] = [];
let browser: Browser;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site.invalid');
    asked.push(pathname);
    const trusted = request.headers.authorization === `Bearer ${token}`;
    const name = (searchParams.get('path') ?? pathname).split('/').at(-1)!.replace('.js', '');
    if (name === 'is-cut-off' && !pathname.endsWith('/document')) return response.destroy();
    if (trusted && pathname.endsWith('/document')) {
      const src =
        name === 'is-another' ? '/shell/r1/is-whole.js' : `/remotes/mfe-buyer/r2/${name}.js`;
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': policy,
      });
      return response.end(
        `<html lang="en"><title>Site</title><main></main><script src="${src}"></script>`,
      );
    }
    const script = remotes[name];
    const mayHave = pathname.startsWith('/shell/') || (trusted && pathname.startsWith('/remotes/'));
    response.writeHead(mayHave && script ? 200 : 404, { 'content-type': 'text/javascript' });
    return response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium(process.env['CHROMIUM_PATH']);
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

const composition = { revision: 7, role: 'buyer', remotes: [] } as unknown as SignedComposition;

const order = { id: 'o1', application: 'mfe-buyer' } as SmokeOrder;

async function resultOf(
  name: string,
  change: Partial<SmokeView> = {},
  isPortrait = true,
  more: Partial<PlannedPage> = {},
) {
  const calls = openWorkCalls(url, token, new AbortController().signal).forOrder(order);
  const planned: PlannedView = {
    page: {
      name,
      path: `/dashboard/${name}`,
      role: 'buyer',
      files: '/remotes/mfe-buyer/r2/',
      compositions: { en: composition, bn: composition },
      ...more,
    },
    of: 'candidate',
    view: {
      state: 'full',
      width: 1280,
      scheme: 'light',
      language: 'en',
      drawnBy: 'browser',
      ...change,
    },
    isPortrait,
  };
  return testView(browser, keepSetFiles(calls), planned, { page: 5000, watch: 1200 });
}

test.concurrent.each([
  'is-whole',
  'calls-the-api',
  'fails-by-itself',
  'is-slow',
  'asks-a-vendor',
  'becomes-live',
  'goes-on-when-pressed',
  'waits-a-while',
  'comes-late-at-its-end',
])('nothing is found on a page that %s', async (name) => {
  const { faults, picture } = await resultOf(name);
  expect(faults).toEqual([]);
  expect(picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test.concurrent.each([
  ['throws', 'Uncaught error: No such thing'],
  ['draws-nothing', 'Nothing was drawn in its place.'],
  ['falls-back', 'A fallback stands in its place: "This page could not be loaded".'],
  ['breaks-later', 'It broke after it was drawn: "Something Went Wrong".'],
  ['goes-on', 'It went to another page by itself: /dashboard/is-whole'],
  ['opens-a-window', 'It opened a window.'],
  ['leaves', 'It left the site for http://other.invalid/gone'],
  ['is-forbidden', 'Content Security Policy'],
  ['lacks-a-file', 'Answered 404: /remotes/mfe-buyer/r2/missing.js'],
  ['stays-as-drawn', 'The server drew it, and it never became live.'],
  ['complains', 'Console: Each child needs a key'],
  ['throws-on-data', 'Uncaught error: Orders: 3'],
  ['is-wide', 'px wider than its window'],
  ['cannot-be-read', 'Accessibility (critical): image-alt'],
  ['breaks-when-pressed', 'Uncaught error: Not paid'],
  ['has-a-covered-act', '“Pay” cannot be pressed: <div class="veil"></div> lies over it.'],
  ['has-acts-in-its-menu', 'Uncaught error: Not paid'],
  ['breaks-at-its-end', 'Uncaught error: No end'],
  ['rejects', 'Uncaught error: Nobody caught it'],
  ['waits-for-ever', 'It says that something is still to come, and has all that it asked for.'],
  ['is-wide-on-a-telephone', 'px wider than its window when that is made 360 px wide'],
  ['is-another', 'Another page stands in its place: none of its files was asked for.'],
])('a page that %s fails', async (name, finding) => {
  const { faults: findings } = await resultOf(name);
  expect(findings).toContainEqual(expect.stringContaining(finding));
  // What this harness does to the page is none of its own failures.
  expect(findings.join()).not.toMatch(/route\.|page\./);
});

test.each([
  ['empty', 'Uncaught error: Orders: 0'],
  ['slow', 'Uncaught error: Orders: 3'],
] as const)('what breaks when an answer is %s is found in that state', async (state, finding) => {
  const { faults } = await resultOf('throws-on-data', { state }, false);
  expect(faults).toEqual([finding]);
});

test.concurrent.each([
  ['is-pale-in-the-dark', { scheme: 'dark' }, 'Accessibility (serious): color-contrast'],
  ['is-wide-with-long-texts', { state: 'longest', width: 360 }, 'px wider than its window'],
  ['breaks-for-strangers', { state: 'signed-out' }, 'Uncaught error: Who are you?'],
  ['is-whole', { language: 'bn' }, 'Its heading is in no Bangla: “Orders”'],
] as const)('a page that %s fails, seen with %o, and nowhere else', async (name, view, finding) => {
  const [usual, other] = await Promise.all([
    resultOf(name, {}, false),
    resultOf(name, view, false),
  ]);
  expect(usual.faults).toEqual([]);
  expect(other.faults).toContainEqual(expect.stringContaining(finding));
});

test('a server that does not answer any more is no fault of the page', async () => {
  await expect(resultOf('is-cut-off', {}, false)).rejects.toThrow(/does not answer/);
});

test('what a page sends at its end is not counted as what a person did', async () => {
  expect((await resultOf('sends-at-its-end', {}, false)).faults).toEqual([]);
  expect(asked).not.toContain('/api/measurements');
});

test('a page that speaks Bangla may be asked for in it', async () => {
  expect((await resultOf('speaks', { language: 'bn' })).faults).toEqual([]);
});

test('where a remote’s files do not come, the shell has to say so', async () => {
  const away = { files: '/', without: '/remotes/mfe-admin/' };
  const [silent, told] = await Promise.all([
    resultOf('is-whole', {}, false, away),
    resultOf('falls-back', {}, false, away),
  ]);
  expect(silent.faults).toEqual(['Nothing says in its place that its remote is away.']);
  expect(told.faults).toEqual([]);
});

test('whoever was signed out meanwhile may be led to where one signs in', async () => {
  const { faults } = await resultOf('goes-on', { state: 'signed-out' }, false);
  expect(faults).toEqual([]);
});

test('what moves a little while it loads is noted, what moves far is refused, with what moved', async () => {
  const [little, far] = await Promise.all([resultOf('moves-a-little'), resultOf('moves')]);
  expect(little.faults).toEqual([]);
  expect(little.notes).toContainEqual(expect.stringMatching(/^Its parts moved by 0\.[12]\d* .*<p/));
  expect(far.faults).toContainEqual(expect.stringMatching(/^Its parts moved by 0\.\d+ .*<p/));
});

test.each(['longest', 'signed-out'] as const)(
  'what moves far in the state “%s” is noted: the page has no fault in it',
  async (state) => {
    const { faults, notes } = await resultOf('moves', { state }, false);
    expect(faults).toEqual([]);
    expect(notes).toContainEqual(expect.stringMatching(/^Its parts moved by 0\.[3-9]/));
  },
);

test('what begins a filling of the release is pressed in the place of the main act', async () => {
  const fills = { slots: ['search.acts'] as const, files: '/remotes/mfe-buyer/r2/' };
  const { faults } = await resultOf('fills-when-pressed', {}, true, { fills });
  expect(faults).toEqual(['Uncaught error: Not saved']);
});
