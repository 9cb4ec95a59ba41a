import { tabTo } from '../../fixtures/keyboard.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { myProduct } from '../../pages/my-products.ts';

test('a bike with a phone number in its text is given back with two presses, and its seller reads why', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const { review: t, seller: s } = wordsIn('en');
  const seller = await account('seller');
  const bike = await listBike(seller, 'Call 01712-345678 any time.');
  await enter(page, await account('admin'));
  await page.goto('/dashboard/review');
  const reviewed = page.getByRole('article', { name: bike.name });
  await expect(reviewed).toContainText(t.causes.contact);
  await expect(reviewed).toContainText(t.states.active);
  await reviewed.getByRole('button', { name: t.refuse }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, t.reasons.contact);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.refused(bike.name))).toBeVisible();
  await expect(reviewed).toBeHidden();

  const page2 = await browser.newPage();
  await enter(page2, seller);
  const mine = myProduct(page2, bike.name);
  await mine.open();
  await expect(mine.card).toContainText(s.products.refusals.contact);
  await expect(mine.card).toContainText(s.products.badges.draft);
  await page2.close();
});
