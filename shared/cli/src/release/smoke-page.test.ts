import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SignedComposition } from '@motohaat/contract/composition';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findChromium } from '../terminal/chromium.ts';
import { openRegistry } from './registry.ts';
import { testPage } from './smoke-page.ts';

const token = 'mht_mfe-buyer_secret';
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src *";
const whole = "document.querySelector('main').innerHTML = '<aside>Menu</aside><h1>Orders</h1>';";

/** Scripts by the name of the page that loads them: what its remote does. */
const remotes: Record<string, string> = {
  'is-whole': whole,
  'calls-the-api': `${whole} fetch('/api/bookings').then(async (answer) => {
    const me = await (await fetch('/api/me')).json();
    document.title = answer.status + ' ' + me.role + ' ' + localStorage.accessToken.length;
    if (answer.status !== 503 || me.role !== 'buyer') throw new Error(document.title);
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
  complains: `${whole} console.error('Each child needs a key');`,
};

let server: Server;
let browser: Browser;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site.invalid');
    const trusted = request.headers.authorization === `Bearer ${token}`;
    const name = (searchParams.get('path') ?? pathname).split('/').at(-1)!.replace('.js', '');
    if (trusted && pathname.endsWith('/preview/document')) {
      const src =
        name === 'is-another' ? '/shell/r1/is-whole.js' : `/remotes/mfe-buyer/r2/${name}.js`;
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': policy,
      });
      return response.end(`<title>Site</title><main></main><script src="${src}"></script>`);
    }
    const script = remotes[name];
    const mayHave = pathname.startsWith('/shell/') || (trusted && pathname.startsWith('/remotes/'));
    response.writeHead(mayHave && script ? 200 : 404, { 'content-type': 'text/javascript' });
    return response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: await findChromium(), args });
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

const composition = { revision: 7, role: 'buyer', remotes: [] } as unknown as SignedComposition;

async function findingsOf(name: string): Promise<string[]> {
  const registry = openRegistry({ server: url, application: 'mfe-buyer', token });
  const files = '/remotes/mfe-buyer/r2/';
  const page = { path: `/dashboard/${name}`, role: 'buyer' as const, files, composition };
  const pace = { page: 5000, watch: 1500 };
  return (await testPage(browser, registry, '0.2.0', page, pace)).faults;
}

test.concurrent.each([
  'is-whole',
  'calls-the-api',
  'fails-by-itself',
  'is-slow',
  'asks-a-vendor',
  'becomes-live',
])('nothing is found on a page that %s', async (name) => {
  expect(await findingsOf(name)).toEqual([]);
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
  ['is-another', 'Another page stands in its place: none of its files was asked for.'],
])('a page that %s fails', async (name, finding) => {
  const findings = await findingsOf(name);
  expect(findings).toContainEqual(expect.stringContaining(finding));
  // What this harness does to the page is none of its own failures.
  expect(findings.join()).not.toMatch(/route\.|page\./);
});
