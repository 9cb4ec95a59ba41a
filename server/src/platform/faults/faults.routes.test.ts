import type { Fault, FaultRecord } from '@motohaat/contract/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPageViews } from '../measurements/page-views.ts';
import { forgetFiles } from '../releases/contents.repository.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { platformSecret } from '../testing/keys.ts';
import { type Site, startSite } from '../testing/site.ts';
import { forgetFaults, mostOfRelease } from './faults.repository.ts';
import { createSourcePlaces } from './source-places.ts';

let site: Site;
let release: string;
let ofShell: string;
let admin: string;
const remote = 'mfe-storefront';
/** The first place of the script is line 3 of a file, in a function. */
const map = { version: 3, sources: [`${remote}/src/page.tsx`], names: ['open'], mappings: 'AAEEA' };
const others = Array.from({ length: 8 }, (_, index) => `other${index}.js`);
beforeAll(async () => {
  site = await startSite();
  const mapped = ['entry.js', ...others].map((file) => [`${file}.map`, JSON.stringify(map)]);
  const contents = { ...Object.fromEntries(mapped), 'broken.js.map': 'no map' };
  const shell = shellBuild({ 'entry.js': 'shell', ...contents });
  const releases = await site.goLive(shell, storefrontBuild(contents));
  release = releases[remote] ?? '';
  ofShell = releases['shell'] ?? '';
  admin = (await site.signIn('admin')).authorization;
});
afterAll(() => site.stop());

const views = createPageViews(platformSecret);
const newView = () => views.issue([{ name: remote, release, canary: false }]);
const at = (file: string) => ({
  file: `/remotes/${remote}/${release}/${file}`,
  line: 1,
  column: 1,
});

const fault = (change: Partial<Fault> = {}): Fault => ({
  remote,
  release,
  canary: false,
  kind: 'uncaught',
  name: 'TypeError',
  message: 'bike is not iterable',
  frames: [{ ...at('entry.js'), name: 'a' }],
  ...change,
});

async function tell(view: string, ...faults: Fault[]) {
  const payload = { view, faults };
  const answer = await site.app.inject({ method: 'POST', url: '/api/faults', payload });
  expect(answer.statusCode).toBe(204);
}

async function read(query = '') {
  const url = `/api/releases/${remote}/faults${query}`;
  const answer = await site.app.inject({ url, headers: { authorization: admin } });
  expect(answer.statusCode, answer.body).toBe(200);
  return { rows: answer.json<FaultRecord[]>(), link: answer.headers['link'] };
}
const find = async (message: string) => (await read()).rows.find((row) => row.message === message);

describe('what went wrong on a page', () => {
  test('counts once for each view, and is shown with its places in the sources', async () => {
    const view = newView();
    await tell(view, fault(), fault());
    await tell(view, fault());
    await tell(newView(), fault());
    const shown = await find('bike is not iterable');
    expect(shown).toMatchObject({
      version: '1.0.0',
      kind: 'uncaught',
      name: 'TypeError',
      views: 2,
    });
    expect(shown?.stack).toEqual([{ place: `${remote}/src/page.tsx:3:3`, name: 'open' }]);
  });

  test('is shown as the browser told it where no map knows better', async () => {
    const frames = [
      { ...at('assets/home.js'), name: 'b' },
      at('broken.js'),
      { line: 1, column: 1 },
      { ...at('../../mfe-admin/x.js'), name: 'not <code>!' },
    ];
    await tell(newView(), fault({ message: 'no map', frames }));
    expect((await find('no map'))?.stack).toEqual([
      { place: 'assets/home.js:1:1', name: 'b' },
      { place: 'broken.js:1:1', name: null },
      { place: '…', name: null },
      { place: '…', name: null },
    ]);
  });

  test('is kept without anything of a person, whatever a browser sends', async () => {
    const message = 'No account rahim@example.com at /search?q=rahim, call 01712345678';
    await tell(
      newView(),
      fault({ name: 'rahim@example.com', message, call: 'GET /users/0192f0c1-7b1e' }),
    );
    const kept = await site.db.selectFrom('faults').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/rahim|0171/);
    expect(kept).toContainEqual(expect.objectContaining({ name: 'Error' }));
  });

  test('is not believed of a release that its view was not given, nor of a view that is made up', async () => {
    await tell(newView(), fault({ message: 'another release', release: 'other' }));
    await tell('made-up', fault({ message: 'made up' }));
    expect(await find('another release')).toBeUndefined();
    expect(await find('made up')).toBeUndefined();
  });

  test('is bounded for each release, which gives up what fewest have told of', async () => {
    const known = (await find('bike is not iterable'))?.views ?? 0;
    const words = Array.from({ length: mostOfRelease }, (_, index) => 'x'.repeat(index + 1));
    for (const message of words) {
      const payload = { view: newView(), faults: [fault({ message })] };
      const remoteAddress = `10.0.${message.length}.1`;
      await site.app.inject({ method: 'POST', url: '/api/faults', payload, remoteAddress });
    }
    const { count } = await site.db
      .selectFrom('faults')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(mostOfRelease);
    expect(known).toBe(2);
    // What is made up comes and goes; what two views have told of stays, and goes on being counted.
    await tell(newView(), fault());
    expect((await find('bike is not iterable'))?.views).toBe(3);
    expect(await find('no map')).toBeUndefined();
    const first = await read('?limit=60');
    const next = /[?&]cursor=([\w-]+)/.exec(String(first.link))?.[1];
    const second = await read(`?limit=60&cursor=${next}`);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(mostOfRelease);
    expect(second.link).toBeUndefined();
  });

  test('is bounded for each view', async () => {
    const view = newView();
    const faults = 'a b c d e f g h i j k l'.split(' ').map((message) => fault({ message }));
    await tell(view, ...faults.slice(0, 6));
    await tell(view, ...faults.slice(6));
    expect(await find('j')).toBeDefined();
    expect(await find('k')).toBeUndefined();
  });

  test('goes after a while', async () => {
    const before = new Date(Date.now() - 3_600_000);
    await site.db.updateTable('fault_views').set({ at: before }).execute();
    // Of faults that go on there may be more views than one run takes.
    expect(await forgetFaults(site.db, new Date(before.getTime() + 1000), 50)).toBe(50);
    expect(await forgetFaults(site.db, new Date(Date.now() + 1000), 1000)).toBe(mostOfRelease);
    expect((await read()).rows).toEqual([]);
  });
});

test('no address has a source map, for whomever', async () => {
  const files = ['entry.js.map', 'broken.js.map', 'entry.js%2Emap', 'entry.js.map.br'];
  const urls = [`/remotes/${remote}/${release}`, `/shell/${ofShell}`].flatMap((folder) =>
    files.map((file) => `${folder}/${file}`),
  );
  for (const url of urls) {
    const answer = await site.app.inject({ url, headers: { authorization: admin } });
    expect(answer.statusCode, url).toBe(404);
    expect(answer.body, url).not.toContain('page.tsx');
  }
  for (const url of [`/remotes/${remote}/${release}/entry.js`, `/shell/${ofShell}/entry.js`]) {
    expect((await site.app.inject(url)).statusCode, url).toBe(200);
  }
});

test('the maps of the eight files that were asked about last are read once', async () => {
  const placeOf = createSourcePlaces(site.db);
  const askOthers = async (count: number) => {
    for (const file of others.slice(0, count)) {
      const frame = { file: `/shell/${ofShell}/${file}`, line: 1, column: 1 };
      expect(await placeOf(frame)).toMatchObject({ name: 'open' });
    }
  };
  const ask = async () => (await placeOf({ ...at('entry.js'), name: 'a' })).name;
  expect(await ask()).toBe('open');
  await forgetFiles(site.db, { application: remote, release });
  await askOthers(7);
  expect(await ask()).toBe('open');
  await askOthers(8);
  await askOthers(8);
  expect(await ask()).toBe('a');
});
