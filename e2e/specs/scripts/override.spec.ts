import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startBuildServer } from '@motohaat/cli/dev/build-server';
import { findPorts } from '@motohaat/cli/terminal/ports';

import { type Account, createAccount } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { variantOf } from '../../fixtures/variants.ts';

const remote = 'mfe-buyer';

/** As the team's command does: puts the build that `origin` serves into the account's pages. */
async function makeOverride(account: Account, origin: string, release: unknown): Promise<string> {
  const folder = join(process.env['MOTOHAAT_DIR']!, 'team-tokens', remote);
  const response = await fetch(`${process.env['MOTOHAAT_URL']}/api/registry/${remote}/overrides`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${readFileSync(folder, 'utf8').trim()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ account: account.email, origin, hours: 1, release }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

/** Asks the shell, as its container begins, for what the former major had, and for what will go. */
const asksForFormer = `{
  let container;
  Object.defineProperty(globalThis, 'mfe_buyer', {
    configurable: true,
    get: () => container,
    set(built) {
      container = { ...built, init(scope) {
        const shared = (name) => Object.values(scope[name])[0].get()();
        document.documentElement.dataset.former = typeof shared('@tanstack/react-query').useQueries;
        shared('@motohaat/platform').lowDataStore;
        return built.init(scope);
      } };
    },
  });
}`;

/** The remote as one that was built for the platform's former major, before builds said what they use. */
const formerBuild = () =>
  variantOf(remote, {
    version: '0.0.9',
    script: asksForFormer,
    describe: ({ consumed: _unsaid, shared, ...release }) => ({
      ...release,
      contract: '3.1.0',
      shared: { ...shared, '@motohaat/platform': '^3.1.0' },
    }),
  });

test('a remote of one’s own machine, of the platform’s former major, is in one’s own pages, with a banner that ends it', async ({
  page,
  browser,
  account,
  signIn,
}) => {
  const { site: port } = await findPorts(4475);
  const builds = await startBuildServer(process.env['MOTOHAAT_URL']!, port);
  const buyer = await account('buyer');
  const link = await makeOverride(buyer, builds.origin, await builds.take(formerBuild()));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const fromHere: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(builds.origin)) fromHere.push(response.url());
  });
  const banner = page.getByRole('complementary', { name: 'Override' });

  await signIn(page, buyer);
  await page.goto(link);
  await expect(banner).toContainText(`You see ${remote} from ${builds.origin} until`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await test.step('it is there in the other language too', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'বাংলা' }).click();
    await expect(page).toHaveURL(/\/bn\/dashboard$/);
    await expect(page.getByRole('complementary', { name: 'বদলি কোড' })).toContainText(remote);
    await page.goBack();
  });
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  expect(fromHere).not.toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-former', 'function');
  // Once for each document.
  expect([...new Set(warnings.filter((text) => /is deprecated|is served/.test(text)))]).toEqual([
    expect.stringMatching(/^3\.1\.0 is the platform contract .* served until 2027-03-31\./),
    'lowDataStore is deprecated since platform 4.11.0 and goes on 2027-03-31. Use useLowData().',
  ]);

  await banner.getByRole('button', { name: 'End' }).click();
  await expect(banner).toHaveCount(0);
  fromHere.length = 0;
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  expect(fromHere).toEqual([]);

  await test.step('the link is of no use to anybody else', async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, await createAccount('buyer'));
    await other.goto(link);
    await expect(other.getByText('This link is over, or for another account.')).toBeVisible();
    await expect(other).toHaveURL(/\/dashboard$/);
    await other.context().close();
  });
  builds.stop();
});
