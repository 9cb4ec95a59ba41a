import { untilQuiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';

test('who is offline reads so in My Orders, and Retry brings the list once the line is back', async ({
  page,
  context,
  account,
  enter,
}) => {
  await enter(page, await account('buyer'));
  await page.goto('/dashboard/wishlist');
  await expect(page.getByText('Nothing is on your WishList yet.')).toBeVisible();
  // The page itself is there when the pointer has come near its link; what it lists is not.
  const loaded = page.waitForResponse((answer) => /\/mfe-buyer\/.*\.js$/.test(answer.url()));
  await page.getByRole('link', { name: 'My Orders' }).hover();
  await loaded;
  await untilQuiet(page);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'My Orders' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^You are offline\./)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();

  await context.setOffline(false);
  const retry = main.getByRole('button', { name: 'Retry' });
  const empty = main.getByText('You have not booked a bike yet.');
  await expect(retry.or(empty)).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(empty).toBeVisible();
});
