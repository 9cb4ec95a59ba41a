import { devices } from '@playwright/test';

import { callAs } from '../../fixtures/market.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a buyer asks on a phone, the seller answers on a desk, and both see what was seen', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const [buyer, seller] = [await account('buyer'), await account('seller')];
  const bike = await listBike(seller);
  const { body } = await callAs(buyer, 'POST', '/conversations', { productId: bike._id });
  const place = `/dashboard/messages/${(body as { insertedId: string }).insertedId}`;
  const phone = await browser.newContext({ ...devices['Galaxy S9+'] });
  const small = await phone.newPage();
  await enter(small, buyer);
  await small.goto(place);
  await small.getByRole('button', { name: 'Is it still for sale?' }).click();
  await expect(small.getByRole('log').getByText(/Sent$/)).toBeVisible();

  await enter(page, seller);
  await page.goto('/dashboard/messages');
  await page.getByRole('link', { name: buyer.name }).click();
  await expect(page.getByRole('log').getByText('Is it still for sale?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('It is. Come tomorrow.');
  await page.keyboard.press('Enter');
  await expect(small.getByRole('log').getByText('It is. Come tomorrow.')).toBeVisible();
  await expect(page.getByRole('log').getByText(/Seen$/)).toBeVisible();
  await phone.close();
});
