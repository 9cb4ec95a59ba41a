import type { Boot } from '@motohaat/contract/composition';
import type { Measurement } from '@motohaat/contract/measurements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { observe } from '../canary/observe.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { platformSecret } from '../testing/keys.ts';
import { startSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { createDrawFailures } from './draw-failures.ts';
import { healthOf } from './health.ts';
import { forgetMeasurements, viewsAnHour } from './measurements.repository.ts';
import { createPageViews } from './page-views.ts';

let site: Site;
let release: string;
beforeAll(async () => {
  site = await startSite();
  const releases = await site.goLive(shellBuild(), storefrontBuild());
  release = releases['mfe-storefront'] ?? '';
});
afterAll(() => site.stop());

const remote = 'mfe-storefront';

const views = createPageViews(platformSecret);
/** As the server names the view of a page that got the storefront. */
const newView = (canary = false) => views.issue([{ name: remote, release, canary }]);

type Told = Pick<Measurement, 'kind'> & Partial<Measurement>;

function tell(view: string, ...told: Told[]) {
  return tellFrom('127.0.0.1', view, ...told);
}

function tellFrom(remoteAddress: string, view: string, ...told: Told[]) {
  const measurements = told.map((each) => ({ remote, release, canary: false, ...each }));
  const payload = { view, measurements };
  return site.app.inject({ method: 'POST', url: '/api/measurements', payload, remoteAddress });
}

const rowsOf = (view: string) =>
  site.db
    .selectFrom('measurements')
    .select(['remote', 'release', 'kind', 'canary', 'value'])
    .where('view', '=', views.read(view)?.id ?? view)
    .orderBy('kind')
    .execute();

describe('what a page tells', () => {
  test('is kept once a view, release and kind, with nothing of a person', async () => {
    const view = newView();
    const told: Told[] = [{ kind: 'opened' }, { kind: 'lcp', value: 1_200 }];
    expect((await tell(view, ...told)).statusCode).toBe(204);
    expect((await tell(view, ...told, { kind: 'lcp', value: 9 })).statusCode).toBe(204);
    expect(await rowsOf(view)).toEqual([
      { remote, release, kind: 'lcp', canary: false, value: 1_200 },
      { remote, release, kind: 'opened', canary: false, value: null },
    ]);
  });

  test('is believed of a document that many get, by the name that its page asks for', async () => {
    const document = await site.app.inject('/');
    const [, boot = ''] = /id="boot">([^<]*)</.exec(document.body) ?? [];
    const { composition } = JSON.parse(boot) as Boot;
    expect(composition.view).toBeNull();
    const named = await site.app.inject(`/api/composition/view?revision=${composition.revision}`);
    const { view } = named.json<{ view: string }>();
    await tell(view, { kind: 'opened' });
    expect(await rowsOf(view)).toHaveLength(1);
  });

  test('cannot be told of a document of a revision that nobody knows', async () => {
    const { body } = await site.app.inject('/api/composition/view?revision=99999');
    expect(body).toBe('{"view":null}');
  });

  test('counts for no later canary, nor for another release than the one that its view got', async () => {
    const view = newView();
    await tell(view, { kind: 'opened', canary: true }, { kind: 'opened', release: 'the-next-one' });
    expect(await rowsOf(view)).toEqual([]);
    const early = newView();
    const canarySince = new Date(Date.now() + 1);
    await tell(early, { kind: 'opened' });
    const compared = { remote, canary: 'the-next-one', stable: release, since: canarySince };
    expect(await observe(site.db, compared)).toEqual({});
  });

  test('counts for so many views of an address in an hour, and each of them to its end', async () => {
    const mine = Array.from({ length: viewsAnHour + 5 }, () => newView());
    for (const view of mine) await tellFrom('198.51.100.7', view, { kind: 'opened' });
    for (const view of mine) await tellFrom('198.51.100.7', view, { kind: 'lcp', value: 900 });
    const rows = await Promise.all(mine.map(rowsOf));
    expect(rows.slice(0, viewsAnHour).every(({ length }) => length === 2)).toBe(true);
    expect(rows.slice(viewsAnHour).flat()).toEqual([]);
    const neighbour = newView();
    await tellFrom('198.51.100.8', neighbour, { kind: 'opened' });
    expect(await rowsOf(neighbour)).toHaveLength(1);
  });

  test('keeps nothing of the address that can be read', async () => {
    const view = newView();
    await tellFrom('198.51.100.9', view, { kind: 'opened' });
    const [row] = await site.db
      .selectFrom('measurements')
      .selectAll()
      .where('view', '=', views.read(view)?.id ?? '')
      .execute();
    expect(row?.origin).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(row)).not.toContain('198.51');
  });

  test.each<[string, Told]>([
    ['a release that nobody published', { kind: 'opened', release: 'made-up' }],
    ['a remote that is none', { kind: 'opened', remote: 'mfe-none' }],
    ['a failure with a value', { kind: 'render_error', value: 3 }],
    ['a web vital without one', { kind: 'cls' }],
  ])('is dropped when it names %s, and the rest is kept', async (_what, wrong) => {
    const view = newView();
    expect((await tell(view, wrong, { kind: 'opened' })).statusCode).toBe(204);
    expect((await rowsOf(view)).map(({ kind }) => kind)).toEqual(['opened']);
  });

  test('counts for nothing under a view that the server did not name', async () => {
    const view = newView();
    for (const madeUp of ['', 'x.y', `x${view}`]) {
      expect((await tell(madeUp, { kind: 'render_error' })).statusCode).toBe(204);
      expect(await rowsOf(madeUp)).toEqual([]);
    }
  });

  test.each([
    ['none', []],
    ['more than fifty', Array.from({ length: 51 }, () => ({ kind: 'opened' as const }))],
    ['an unknown kind', [{ kind: 'e-mail' as 'opened' }]],
    ['a value that cannot be', [{ kind: 'lcp' as const, value: -1 }]],
  ])('is refused with %s', async (_what, told: Told[]) => {
    expect((await tell(newView(), ...told)).statusCode).toBe(422);
  });
});

describe('health', () => {
  const since = new Date(Date.now() - 3_600_000);
  const ask = async (canary: boolean) => {
    const [health] = await healthOf(site.db, [
      { remote, release, version: '1.0.0', canary, since },
    ]);
    if (!health) throw new Error('there is no health');
    return health;
  };

  test('counts views, failures and the upper quartile, apart for canary and stable', async () => {
    const canary = true;
    const [one = '', two = '', three = '', four = '', five = ''] = Array.from({ length: 5 }, () =>
      newView(canary),
    );
    await tell(one, { kind: 'opened', canary }, { kind: 'lcp', value: 1_000, canary });
    await tell(two, { kind: 'opened', canary }, { kind: 'lcp', value: 2_000, canary });
    await tell(three, { kind: 'opened', canary }, { kind: 'load_failure', canary });
    await tell(four, { kind: 'load_failure', canary }, { kind: 'render_error', canary });
    await tell(five, { kind: 'cls', value: 0.25, canary });
    const health = await ask(true);
    expect(health).toMatchObject({
      release,
      version: '1.0.0',
      canary,
      opened: 4,
      loadFailures: 2,
      renderErrors: 1,
      drawFailures: 0,
      lcp: 1_750,
      inp: null,
      cls: 0.25,
    });
    expect(health.series).toHaveLength(30);
    const seen = health.series.slice(-2);
    expect(seen.reduce((sum, { opened }) => sum + opened, 0)).toBe(4);
    expect(seen.reduce((sum, { failed }) => sum + failed, 0)).toBe(2);
    const times = health.series.map(({ at }) => Date.parse(at));
    expect(new Set(times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toEqual(
      new Set([300_000]),
    );
    expect((await ask(false)).loadFailures).toBe(0);
  });

  test('says what could not be drawn last, and why', async () => {
    expect(await ask(false)).not.toHaveProperty('lastUndrawn');
    const failures = createDrawFailures(site.db, () => {});
    const drawer = { id: release, manifest: storefrontBuild().release };
    failures.note(drawer, '/', 'TypeError: first');
    failures.note(drawer, '/guides', 'TypeError: broken');
    await failures.flush();
    // What was counted is written once.
    await failures.flush();
    const { drawFailures, lastUndrawn } = await ask(false);
    expect(drawFailures).toBe(2);
    expect(lastUndrawn).toMatchObject({ path: '/guides', reason: 'TypeError: broken' });
  });

  test('is empty, with a chart, for a release that nobody has seen', async () => {
    const [health] = await healthOf(site.db, [
      { remote, release: 'unseen', version: '2.0.0', canary: true, since },
    ]);
    expect(health).toMatchObject({ opened: 0, loadFailures: 0, renderErrors: 0, lcp: null });
    expect(health?.series).toHaveLength(30);
  });
});

test('old ones are forgotten in parts, newer ones stay', async () => {
  const view = newView();
  await tell(view, { kind: 'opened' });
  const at = new Date('2026-01-01T00:00:00Z');
  const old = ['a', 'b', 'c'].map((name) => ({
    view: name,
    remote,
    release,
    canary: false,
    kind: 'opened' as const,
    at,
  }));
  await site.db.insertInto('measurements').values(old).execute();
  const before = new Date('2026-02-01T00:00:00Z');
  expect(await forgetMeasurements(site.db, before, 2)).toBe(2);
  expect(await forgetMeasurements(site.db, before, 2)).toBe(1);
  expect(await rowsOf(view)).toHaveLength(1);
});
