import { drawingHeader, type SmokeState, whyUndrawnHeader } from '@motohaat/contract/smoke-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { answerCall } from '../../made-answers/answer-call.ts';
import { canRender } from '../rendering/start-child.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import { addOrder, claimOrder } from '../smoke/orders.repository.ts';
import { machineToken } from '../smoke/smoke-key.ts';
import { shellBuild, storefrontBuild } from '../testing/builds.ts';
import { smokeKey } from '../testing/keys.ts';
import { type Site, startSite } from '../testing/site.ts';

const shell = shellBuild({
  'server/shell.cjs': `
    exports.shared = {};
    exports.draw = async (page) => {
      if (page.path === '/moved') return { status: 200, redirect: '/categories/1', html: '', head: '', state: '' };
      const html = await page.remote('mfe-storefront').draw(page);
      return { status: 200, html, head: '<title>Drawn</title>', state: '{}' };
    };`,
});

/** Draws all that it is told of the market, and breaks as soon as there is a kind of bikes. */
const candidate = storefrontBuild({
  'server/pages.cjs': `
    exports.draw = async ({ path, ask }) => {
      const [told, visit] = await Promise.all(['/api/categories', '/api/composition'].map((url) => ask(url, {})));
      if (path === '/' && JSON.parse(told.body).length > 0) throw new Error('No such kind');
      return '<p>' + told.status + ' ' + visit.status + ' ' + encodeURIComponent(told.body) + '</p>';
    };`,
});

let site: Site;
let order: string;
beforeAll(async () => {
  if (!canRender) return;
  site = await startSite({ rendering: true });
  const { release, files } = candidate;
  const published = { release: { ...release, version: '2.0.0' }, files };
  const { 'mfe-storefront': id = '' } = await site.goLive(shell, published);
  await site.goLive(storefrontBuild());
  const { number: revision } = (await findLastRevision(site.db))!;
  await addOrder(site.db, { application: 'mfe-storefront', id }, { revision, others: {} });
  order = (await claimOrder(site.db, 'm1'))!;
});
afterAll(() => site?.stop());

const headers = { authorization: `Bearer ${machineToken(smokeKey)}` };

async function draw(path: string, state: SmokeState) {
  const { headers: told, body } = await site.app.inject({
    url: `/api/smoke-tests/${order}/document`,
    query: { path, state },
    headers,
  });
  const why = told[whyUndrawnHeader];
  return {
    outcome: told[drawingHeader],
    why: why === undefined ? undefined : decodeURIComponent(String(why)),
    address: told['content-location'],
    html: /data-drawn><p>([^<]*)<\/p>/.exec(body)?.[1],
  };
}

const roleOf = async (query: string) => {
  const url = `/api/smoke-tests/${order}/composition${query}`;
  const { role } = (await site.app.inject({ url, headers })).json<{ role: string | null }>();
  return role;
};

describe.runIf(canRender)('a page that is drawn for a test', () => {
  test('breaks over data although nothing is on the market, and says why', async () => {
    expect(await draw('/', 'empty')).toMatchObject({ outcome: 'drawn', html: '200 403 %5B%5D' });
    expect(await draw('/', 'full')).toMatchObject({
      outcome: 'failed',
      why: expect.stringContaining('Error: No such kind'),
    });
  });

  test.each(['full', 'longest', 'failed'] as const)(
    'is told what its browser is told in the state %s, and nothing of a visit',
    async (state) => {
      const asker = { role: null, language: 'en', state } as const;
      const { status, body = '' } = answerCall('GET', '/api/categories', asker);
      const { html } = await draw('/categories/1', state);
      expect(html).toBe(`${status} 403 ${encodeURIComponent(body)}`);
    },
  );

  test('is drawn for visitors at once where its browser waits, or was signed out', async () => {
    const { html } = await draw('/categories/1', 'full');
    expect((await draw('/categories/1', 'slow')).html).toBe(html);
    expect((await draw('/categories/1', 'signed-out')).html).toBe(html);
  });

  test('that has moved stands where it is now', async () => {
    const { html } = await draw('/categories/1', 'full');
    expect(await draw('/bn/moved', 'full')).toMatchObject({
      outcome: 'drawn',
      address: '/bn/categories/1',
    });
    expect((await draw('/moved', 'full')).html).toBe(html);
  });
});

test.runIf(canRender)(
  'what is for everyone is composed for a machine as for whom it names',
  async () => {
    expect(await roleOf('')).toBeNull();
    expect(await roleOf('?role=buyer')).toBe('buyer');
  },
);
