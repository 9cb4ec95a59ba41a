import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { startBuildServer } from '@motohaat/cli/dev/build-server';
import { findPorts } from '@motohaat/cli/terminal/ports';

import { root } from '../../../scripts/lib/run.ts';
import { type Account, createAccount } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

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

test('a remote of one’s own machine is in one’s own pages, with a banner that ends it', async ({
  page,
  browser,
  account,
  signIn,
}) => {
  const { site: port } = await findPorts(4475);
  const builds = await startBuildServer(process.env['MOTOHAAT_URL']!, port);
  const buyer = await account('buyer');
  const link = await makeOverride(
    buyer,
    builds.origin,
    await builds.take(join(root, remote, 'dist')),
  );
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
