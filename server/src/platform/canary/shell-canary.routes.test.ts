import type { Boot, Composition } from '@motohaat/contract/composition';
import type { MeasurementKind } from '@motohaat/contract/measurements';
import type { ApplicationStatus } from '@motohaat/contract/registry';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { evaluateCanaries } from '../../jobs/evaluate-canaries.ts';
import { createPageViews } from '../measurements/page-views.ts';
import { rollBack } from '../registry/roll-back.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { platformSecret } from '../testing/keys.ts';
import { startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { isInCanary } from './bucket.ts';

let site: TeamSite;
let stable: string;
let storefront: string;
beforeAll(async () => {
  site = await startTeamSite('shell');
  const releases = await site.goLive(shellBuild(), storefrontBuild());
  stable = releases['shell'] ?? '';
  storefront = releases['mfe-storefront'] ?? '';
});
afterAll(() => site.stop());

const live = () => site.live();
const lastAct = () =>
  site.db
    .selectFrom('revisions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Gives a new shell to some visitors. @returns its release */
async function tryOut(version: string, percent = 50, more: object = {}): Promise<string> {
  const { release, files } = shellBuild({ 'new.js': version });
  await site.publish({ release: { ...release, version }, files });
  await site.smoke(version, (await live()).number);
  const body = { version, percent, reason: 'To try', ...more };
  expect(await site.operate('canary', (await live()).number, body)).toMatchObject([200, {}]);
  const { number, canaries } = await live();
  const shown = async () =>
    (await site.app.inject('/api/composition/revision')).json<{ revision: number }>().revision;
  await expect.poll(shown, { timeout: 5_000 }).toBe(number);
  return canaries['shell']?.release ?? '';
}

/** The page of somebody who has been here before, by whether the coin gave the new shell. */
async function pageOf(isIn: boolean): Promise<{ composition: Composition; view: string }> {
  let bucket = 0;
  while (isInCanary('shell', bucket, 50) !== isIn) bucket += 1;
  const cookie = `bucket=${bucket}; visitor=abcdefghijkl`;
  const { body } = await site.app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  const [, json = ''] = /id="boot">(.*?)<\/script>/s.exec(body) ?? [];
  const { composition } = JSON.parse(json) as Boot;
  if (composition.view !== null) return { composition, view: composition.view };
  const url = `/api/composition/view?revision=${composition.revision}`;
  const named = await site.app.inject({ url, headers: { cookie } });
  return { composition, view: named.json<{ view: string }>().view };
}

/** So many page views of a shell, each from a network of its own. */
async function views(release: string, canary: boolean, count: number, kinds: MeasurementKind[]) {
  const rows = Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const view = newId();
    const origin = `${String(index).padStart(8, '0')}address`;
    return kinds.map((kind) => ({
      view,
      remote: 'shell',
      release,
      canary,
      kind,
      visitor: view,
      origin,
    }));
  });
  await site.db.insertInto('measurements').values(rows).execute();
}

async function evaluate() {
  const failures: unknown[] = [];
  await evaluateCanaries(site.app.registry).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: { error: (about: unknown) => failures.push(about) } as never,
  });
  expect(failures).toEqual([]);
}

const status = async () => (await site.get('/api/registry/shell')).body as ApplicationStatus;

test('what a page tells counts for the shell that it was given, and for whom a coin gave it', async () => {
  const tried = await tryOut('1.1.0');
  const named = createPageViews(platformSecret);
  for (const [isIn, release] of [
    [true, tried],
    [false, stable],
  ] as const) {
    const { composition, view } = await pageOf(isIn);
    expect(composition.shell).toEqual({ release, canary: isIn });
    const own = { remote: 'shell', release, canary: isIn };
    expect(named.read(view)?.groupOf(own)).toMatch(/^[\w-]{12}$/);
    const others = [
      { remote: 'shell', release: isIn ? stable : tried, canary: isIn },
      { remote: 'shell', release, canary: !isIn },
    ];
    const remote = { remote: 'mfe-storefront', release: storefront, canary: false };
    const measurements = [
      ...[own, ...others, remote].map((each) => ({ ...each, kind: 'opened' })),
      { ...own, kind: 'uncaught_error' },
      { ...own, kind: 'lcp', value: isIn ? 900 : 800 },
    ];
    const payload = { view, measurements };
    const answer = await site.app.inject({ method: 'POST', url: '/api/measurements', payload });
    expect(answer.statusCode).toBe(204);
  }
  const told = await site.db
    .selectFrom('measurements')
    .select(['release', 'canary', 'kind'])
    .where('remote', '=', 'shell')
    .execute();
  expect(told).toHaveLength(6);
  expect((await status()).health).toMatchObject([
    { release: stable, canary: false, opened: 1, lcp: 800 },
    { release: tried, canary: true, opened: 1, lcp: 900 },
  ]);
});

test('a shell that does worse is taken back by itself, with the figures', async () => {
  const tried = (await live()).canaries['shell']?.release ?? '';
  await views(stable, false, 60, ['opened']);
  await views(tried, true, 60, ['opened', 'render_error']);
  await evaluate();
  expect(await lastAct()).toMatchObject({
    act: 'rollback',
    application: 'shell',
    author: 'system',
    releases: { shell: stable },
    canaries: {},
    why: { code: 'canary_failed', failed: 60 },
  });
});

test('a shell goes to everybody when it was shown to be as good, by a word or by itself', async () => {
  const tried = await tryOut('1.2.0', 25, { ramp: true });
  const promote = async (more: object = {}) =>
    site.operate('promote', (await live()).number, { version: '1.2.0', reason: 'Better', ...more });
  expect(await promote()).toMatchObject([409, { code: 'release_refused' }]);
  await evaluate();
  expect((await live()).canaries['shell']).toMatchObject({ release: tried, percent: 25 });
  await views(stable, false, 800, ['opened']);
  await views(tried, true, 800, ['opened']);
  await evaluate();
  expect(await lastAct()).toMatchObject({
    act: 'promote',
    releases: { shell: tried },
    canaries: {},
  });
  expect((await status()).health).toMatchObject([{ release: tried, canary: false }]);
});

test('what is live beside a canary is another: it is looked at again before everybody gets it, and says so', async () => {
  const before = (await live()).releases['shell'] ?? '';
  const again = 'The machine of that visitor was broken';
  const convicted = await tryOut('1.3.0', 25);
  const why = {
    code: 'canary_failed',
    failed: 9,
    views: 9,
    othersFailed: 0,
    othersViews: 9,
  } as const;
  const ended = { application: 'shell', author: 'system', reason: 'It failed.', why } as const;
  await rollBack(site.app.registry, { ...ended, ifMatch: undefined });
  const body = { version: '1.3.0', percent: 25, ramp: true, reason: 'To try' };
  expect(await site.operate('canary', (await live()).number, body)).toMatchObject([409, {}]);
  await site.operate('canary', (await live()).number, { ...body, again });
  await site.goLive(storefrontBuild({ 'new.js': 'beside' }));
  await views(before, false, 800, ['opened']);
  await views(convicted, true, 800, ['opened']);

  await evaluate();
  const { number, canaries } = await live();
  expect(canaries['shell']).toMatchObject({ release: convicted, percent: 25 });
  const orders = () =>
    site.db.selectFrom('smoke_orders').selectAll().where('release', '=', convicted).execute();
  expect(await orders()).toMatchObject([{ revision: number, ended_at: null }]);
  const held = { held: { reason: expect.stringContaining('once a machine has looked') } };
  const standing = (await status()).standing;
  expect(standing).toMatchObject({ canary: held, verdict: { verdict: 'better_or_equal' } });
  expect(standing?.verdict?.reason).toContain('It failed in 0 of 800 page views (0 %)');
  await evaluate();
  expect(await orders()).toHaveLength(1);
  const kept = await site.db
    .selectFrom('canary_findings')
    .select('kind')
    .where('release', '=', convicted)
    .orderBy('at')
    .execute();
  expect(kept.map(({ kind }) => kind)).toEqual(['better_or_equal', 'held']);

  await site.smoke('1.3.0', number);
  await evaluate();
  const grew = { code: 'canary_grew', percent: 25, failed: 0, views: 800 };
  const everybody = { act: 'promote', releases: { shell: convicted }, again, why: grew };
  expect(await lastAct()).toMatchObject(everybody);
});
