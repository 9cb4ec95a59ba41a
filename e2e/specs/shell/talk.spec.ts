import { devices, type Page } from '@playwright/test';

import type { Account } from '../../fixtures/accounts.ts';
import { callAs } from '../../fixtures/market.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ms in which something must be on the other screen: by the stream, and before a page looks by itself. */
const live = { timeout: 3_000 };

/** A conversation of a buyer about a new bike of a seller's. @returns its address within the API */
async function opened(buyer: Account, seller: Account): Promise<string> {
  const bike = await listBike(seller);
  const { body } = await callAs(buyer, 'POST', '/conversations', { productId: bike._id });
  return `/conversations/${(body as { insertedId: string }).insertedId}`;
}
const pageOf = (talk: string) => talk.replace('/conversations', '/dashboard/messages');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a buyer asks on a phone and a seller answers on a desk, they agree on a price, and it is booked', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const [buyer, seller] = [await account('buyer'), await account('seller')];
  const talk = await opened(buyer, seller);
  const phone = await browser.newContext({ ...devices['Galaxy S9+'] });
  const small = await phone.newPage();
  await enter(small, buyer);
  await small.goto(pageOf(talk));
  await button(small, 'Is it still for sale?').click();
  const [there, here] = [small.getByRole('log'), page.getByRole('log')];
  await expect(there.getByText(/Sent$/)).toBeVisible();

  await enter(page, seller);
  await page.goto('/dashboard/messages');
  await page.getByRole('link', { name: buyer.name }).click();
  await expect(here.getByText('Is it still for sale?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('It is. Come tomorrow.');
  await page.keyboard.press('Enter');
  await expect(there.getByText('It is. Come tomorrow.')).toBeVisible(live);
  await expect(here.getByText(/Seen$/)).toBeVisible();

  await button(small, 'Make an offer').click();
  await small.keyboard.type('১৩০০০০');
  await small.keyboard.press('Enter');
  await expect(here.getByText(`${buyer.name} offered`)).toBeVisible(live);
  await button(page, 'Name another price').click();
  await page.keyboard.type('138000');
  await page.keyboard.press('Enter');
  await expect(there.getByText('named another price')).toBeVisible(live);
  await button(small, 'Accept').click();
  await expect(here.getByText('Agreed. The buyer can book at this price.')).toBeVisible(live);
  await button(small, 'Book for ৳1,38,000').click();
  const dialog = small.getByRole('dialog');
  await expect(dialog.getByLabel('Agreed price')).toHaveValue('৳1,38,000');
  await expect(dialog.getByText('Asked: ৳1,45,000')).toBeVisible();
  await button(small, 'Book this bike').click();
  await expect(here.getByText(`${buyer.name} booked at this price`)).toBeVisible(live);
  await small.getByRole('link', { name: 'To the booking' }).click();
  await expect(small.getByText('Asked: ৳1,45,000')).toBeVisible();
  await phone.close();
});

test('two tabs share one stream, each message comes once and in order, and what a cut line kept back is sent again', async ({
  page,
  context,
  account,
  enter,
}) => {
  const [buyer, seller] = [await account('buyer'), await account('seller')];
  const talk = await opened(buyer, seller);
  const say = (text: string) =>
    callAs(seller, 'POST', `${talk}/messages`, { text, clientId: crypto.randomUUID() });
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') streams.push(request.url());
  });
  await enter(page, buyer);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(pageOf(talk));
    await expect(tab.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  }
  await expect.poll(() => streams.length).toBe(1);
  await say('One');
  for (const tab of tabs) {
    await expect(tab.getByRole('log').getByText('One', { exact: true })).toBeVisible(live);
  }

  await context.setOffline(true);
  await other.getByRole('textbox', { name: 'Your message' }).fill('Two');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('log').getByText(/Not sent/)).toBeVisible();
  await say('Three');
  await context.setOffline(false);
  await button(other, 'Try again').click();
  for (const tab of tabs) {
    const said = tab.getByRole('log').getByText(/^(?:One|Two|Three)$/);
    await expect(said).toHaveText(['One', 'Three', 'Two']);
  }
  await expect(other.getByRole('log').getByText(/Not sent/)).toHaveCount(0);
});
