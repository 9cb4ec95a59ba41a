import type { FaultRecord } from '@motohaat/contract/faults';
import type { Browser, Page } from '@playwright/test';

import { expect, test } from '../../fixtures/releasing.ts';
import {
  blogs,
  home,
  marked,
  newVisitor,
  patiently,
  promoteSecond,
  publishSecond,
  rollBack,
  served,
  servedSoon,
  why,
  wishlistSoon,
} from '../../pages/storefront.ts';

// What is live is one thing for all of them. A smoke test loads each page of a remote.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What a page that is open hears when somebody looks at it again. */
async function lookAgain(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse('**/api/composition/revision'),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);
}

test('a release is in the next document within 5 seconds, and an open tab moves to it at its next link', async ({
  page,
  browser,
  baseURL,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  // Whatever another journey on this stack made live is past.
  expect(await servedSoon(page, storefront)).toBeUndefined();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('half.typed@example.com');
  const before = (await storefront.status()).revision;

  await promoteSecond(storefront);
  const fresh = await newVisitor(browser, baseURL);
  expect(await servedSoon(fresh, storefront)).toBe('0.2.0');

  await lookAgain(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('half.typed@example.com');
  expect(await marked(page)).toBeUndefined();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await blogs(page).click();
  await expect(page.getByRole('heading', { name: /prototypal inheritance/i })).toBeVisible();
  await expect.poll(() => marked(page)).toBe('0.2.0');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);

  const after = await rollBack(storefront);
  expect(after).toBeGreaterThan(before + 1);
  expect(await servedSoon(fresh, storefront)).toBeUndefined();
  await fresh.context().close();
});

test('a canary grows without leaving anybody out, reaches named accounts, and ends', async ({
  page,
  request,
  account,
  enter,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  await publishSecond(storefront);
  const buyer = await account('buyer');
  const stable = (await storefront.status()).standing!.release;
  const canary = (percent: number, accounts: string[]) =>
    storefront.carryOut({ verb: 'canary', body: { version: '0.2.0', percent, accounts, ...why } });
  /** Of 40 visitors, those who get another storefront than everybody. */
  const chosen = async () => {
    const visitors = Array.from({ length: 40 }, (_, index) => index * 250 + 125);
    const documents = visitors.map(async (bucket) => {
      const answer = await request.get('/blogs', { headers: { cookie: `bucket=${bucket}` } });
      return (await answer.text()).includes(`/remotes/mfe-storefront/${stable}/`) ? [] : [bucket];
    });
    return (await Promise.all(documents)).flat();
  };

  await canary(20, []);
  const soon = { timeout: 5_000 };
  await expect.poll(async () => (await chosen()).length, soon).toBeGreaterThan(1);
  const few = await chosen();
  expect(few.length).toBeLessThan(18);
  await canary(50, []);
  await expect.poll(async () => (await chosen()).length, soon).toBeGreaterThan(few.length);
  const more = await chosen();
  expect(more).toEqual(expect.arrayContaining(few));
  expect(more.length).toBeGreaterThan(14);
  expect(more.length).toBeLessThan(36);

  await page.context().addCookies([{ name: 'bucket', value: String(few[0]), url: market.url }]);
  expect(await served(page)).toBe('0.2.0');

  await canary(0, [buyer.email]);
  await expect.poll(async () => (await chosen()).length, soon).toBe(0);
  expect(await served(page)).toBeUndefined();
  await enter(page, buyer);
  await expect.poll(() => served(page)).toBe('0.2.0');

  await rollBack(storefront);
  expect(await servedSoon(page, storefront)).toBeUndefined();
});

test('a canary that fails on people’s pages is taken back by itself, with figures in its reason', async ({
  browser,
  baseURL,
  request,
  page,
  account,
  enter,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  // No smoke test finds what only happens on the machines of some.
  const unlucky = `if (localStorage.getItem('unlucky')) throw new Error('broken on some machines');`;
  await storefront.publishVariant('0.3.0', unlucky);
  const body = {
    version: '0.3.0',
    percent: 100,
    accounts: [],
    anyway: 'Every visitor is wanted here',
    ...why,
  };
  const { revision } = await storefront.carryOut({ verb: 'canary', body });
  const { canary } = (await storefront.status()).standing!;
  // Who comes for the first time gets what is everybody's, and a bucket with the next call.
  const document = async () => {
    await request.get('/api/composition');
    return (await request.get('/')).text();
  };
  await expect.poll(document, { timeout: 5_000 }).toContain(canary!.release);
  for (let visitors = 0; visitors < 10; visitors += 2) {
    await Promise.all(
      [visitors, visitors + 1].map((each) => visitUnlucky(browser, baseURL, `198.51.${each}.1`)),
    );
  }

  await expect
    .poll(async () => (await storefront.status()).standing?.canary, { timeout: 20_000 })
    .toBeNull();
  const [last] = await storefront.revisions(1);
  expect(last).toMatchObject({ act: 'rollback', author: 'system' });
  expect(last!.number).toBeGreaterThan(revision);
  expect(last!.reason).toMatch(/10/);

  await enter(page, await account('admin'));
  await page.goto('/dashboard/audit');
  await expect(page.getByText(last!.reason).first()).toBeVisible();
});

test('what goes wrong on a page is seen once, by the release whose code it was and where it was', async ({
  page,
  request,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  await storefront.publishVariant(
    '0.4.0',
    `document.addEventListener('go-wrong', ({ detail }) => {
      if (detail === 'later') Promise.reject(new Error('in a promise'));
      else throw new Error('in a handler');
    });`,
  );
  const body = {
    version: '0.4.0',
    percent: 100,
    accounts: [],
    anyway: 'Every visitor is wanted here',
    ...why,
  };
  await storefront.carryOut({ verb: 'canary', body });
  const { release } = (await storefront.status()).standing!.canary!;
  await page.context().addCookies([{ name: 'bucket', value: '1', url: market.url }]);
  await expect(async () => {
    await page.goto('/blogs');
    expect(await page.content()).toContain(release);
  }).toPass(patiently);

  await expect(page.getByRole('heading', { name: /prototypal inheritance/i })).toBeVisible();
  await expect(page.locator('#root:not([data-drawn])')).toBeVisible();
  await page.evaluate(() => {
    for (const detail of ['now', 'now', 'later'])
      document.dispatchEvent(new CustomEvent('go-wrong', { detail }));
    setTimeout(() => {
      throw new Error('of no release');
    });
  });
  await page.route('**/api/categories', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForResponse('**/api/categories');

  const faults = async () => {
    const headers = { authorization: `Bearer ${storefront.token}` };
    const answer = await request.get('/api/registry/mfe-storefront/faults', { headers });
    return ((await answer.json()) as FaultRecord[]).filter(({ version }) => version === '0.4.0');
  };
  await expect
    .poll(
      async () => (await faults()).map(({ kind, message }) => `${kind} ${message}`).toSorted(),
      {
        timeout: 15_000,
      },
    )
    .toEqual([
      'call Something went wrong. Try again.',
      'uncaught in a handler',
      'uncaught in a promise',
    ]);
  const call = (await faults()).find(({ kind }) => kind === 'call');
  expect(call).toMatchObject({ call: 'GET /categories', status: 500, views: 1 });
  expect(call!.stack[0]!.place).toContain('/src/');
  await rollBack(storefront);
});

test('a remote that is taken off says why in its place while all else works, and comes back', async ({
  page,
  account,
  enter,
  market,
}) => {
  const buyers = market.team('mfe-buyer');
  const sentence = 'Orders are being counted. They are back at six o’clock.';
  const wishes = page.getByRole('heading', { name: 'WishList' });
  await enter(page, await account('buyer'));
  await page.goto('/dashboard/wishlist');
  await expect(wishes).toBeVisible();

  await buyers.carryOut({ verb: 'kill', body: { sentence, ...why } });
  await wishlistSoon(page, (told) => told.includes(sentence), page.getByText(sentence));
  await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(home(page)).toBeVisible();
  await page.goto('/categories/1');
  await page.getByRole('button', { name: 'Report' }).first().click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await buyers.carryOut({ verb: 'revive', body: why });
  await wishlistSoon(page, (told) => !told.includes(sentence), wishes);
});

test('an address shows what a team chose, says so and leads out, and says when it is over', async ({
  page,
  market,
}) => {
  const storefront = market.team('mfe-storefront');
  await publishSecond(storefront);
  const releases = [{ application: 'mfe-storefront', version: '0.2.0' }];
  const { url } = await storefront.makePreview({ name: 'branch', days: 1, releases });
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(url);
  await expect(bar).toContainText('Preview branch: mfe-storefront 0.2.0.');
  await expect.poll(() => marked(page)).toBe('0.2.0');
  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect.poll(() => marked(page)).toBeUndefined();
  await expect(bar).toHaveCount(0);
  await page.goto(url);
  await storefront.endPreview('branch');
  await page.goto('/blogs');
  await expect(bar).toContainText('Preview branch is over.');
  expect(await marked(page)).toBeUndefined();
  await page.goto(url.replace('/?', '/bn?'));
  await expect(page.getByRole('heading', { name: 'এই প্রিভিউয়ের মেয়াদ শেষ' })).toBeVisible();
  await page.getByRole('link', { name: 'সবার জন্য চালু সাইটে যান' }).click();
  await expect(page).toHaveURL('/bn');
});

/** Somebody on whose machine the third version breaks, which the page tells the server. */
async function visitUnlucky(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
): Promise<void> {
  const page = await newVisitor(browser, baseURL);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await page.addInitScript(() => localStorage.setItem('unlucky', '1'));
  const asked = page.waitForResponse(/\/api\/composition\/view\?/);
  await page.goto('/');
  await asked;
  const told = page.waitForRequest(
    (one) => one.url().endsWith('/api/measurements') && /_(?:error|failure)/.test(one.postData()!),
  );
  await page.goto('/blogs');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  // As when the person leaves: a page tells what it knows at the latest then.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await told;
  await page.context().close();
}
