import { callAs } from '../../fixtures/market.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { myProduct } from '../../pages/my-products.ts';

test('an advertised bike is on the home page for visitors, until its seller deletes it there', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await mine.advertise.click();
  await expect(page.getByText('Advertised Confirmed.')).toBeVisible();
  await expect(mine.card).toContainText(/On the home page until \d+ \w+ \d{4}/);

  const visitor = await browser.newPage();
  await visitor.goto('/');
  const seen = visitor.locator('article', { hasText: bike.name }).first();
  await expect(seen).toContainText('৳1,45,000');
  await expect(seen.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await page.goto('/');
  const advert = page.locator('article', { hasText: bike.name }).first();
  await advert.scrollIntoViewIfNeeded();
  await advert.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete the advert of ${bike.name}?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  const grid = page.getByRole('region', { name: 'Advertised items' });
  await expect(grid.getByText(bike.name)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Advertised items' })).toBeVisible();
  await expect(
    visitor.getByRole('region', { name: 'Advertised items' }).getByText(bike.name),
  ).toHaveCount(0);
  await visitor.close();
  await mine.open();
  await expect(mine.advertise).toBeVisible();
});

test('a seller advertises and deletes the bike on its card in the category', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  await page.goto(`/categories/3#p-${bike._id}`);
  const card = page.locator(`[id="p-${bike._id}"]`);
  // What stands before it moves it while the list is read again.
  const confirmed = page.getByText('Advertised Confirmed.');
  await expect(async () => {
    // A press that came late has counted.
    if (await confirmed.isVisible()) return;
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Advertise Item' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(confirmed).toBeVisible();
  await card.getByRole('button', { name: 'Advertise Item' }).click();
  await expect(page.getByText(`You already have advertised ${bike.name}`)).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a fourth advert is refused with a sentence', async ({ page, account, enter }) => {
  const seller = await account('seller');
  for (let count = 0; count < 3; count += 1) {
    const { _id } = await listBike(seller);
    expect((await callAs(seller, 'POST', '/advertisedItems', { _id })).status).toBe(200);
  }
  const bike = await listBike(seller);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await mine.advertise.click();
  await expect(page.getByText(/3 (adverts|bikes)/)).toBeVisible();
  await expect(mine.advertise).toBeVisible();
});
