import { book, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeCard } from '../../pages/bike-card.ts';

test('a buyer wishes for a bike, finds it, removes it, and wishes again', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.wish.click();
  await expect(page.getByText('Added To WishList')).toBeVisible();
  await expect(shown.unwish).toBeVisible();

  await page.goto('/dashboard/wishlist');
  const wish = page.getByRole('article', { name: bike.name });
  await wish.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed From WishList')).toBeVisible();
  await expect(page.getByText('Nothing is on your WishList yet.')).toBeVisible();
  await shown.open();
  await shown.wish.click();
  await expect(page.getByText('Added To WishList')).toBeVisible();
});

test('a visitor’s wish comes true after the sign-in', async ({ page, account }) => {
  const buyer = await account('buyer');
  const shown = bikeCard(page, await takeBike());
  await shown.open();
  await shown.wish.click();
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Added To WishList')).toBeVisible();
  await expect(page).toHaveURL(/\/categories\/\d#p-/);
});

test('a wished bike is booked from the list, and says when somebody else was faster', async ({
  page,
  account,
  enter,
}) => {
  const [mine, lost] = [await takeBike(), await takeBike()];
  await enter(page, await account('buyer'));
  for (const bike of [mine, lost]) {
    const shown = bikeCard(page, bike);
    await shown.open();
    const added = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/wishlist'),
    );
    await shown.wish.click();
    expect((await added).ok()).toBe(true);
  }
  await book(await account('buyer'), lost);
  await page.goto('/dashboard/wishlist');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Reserved' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Book this bike' }).click();
  await expect(page.getByText('Booking Confirmed.')).toBeVisible();
  await expect(cards.filter({ hasText: 'Reserved' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toHaveCount(0);
});
