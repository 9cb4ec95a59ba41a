import { tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip to/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('a person signs in and out by keyboard alone', async ({ page, account }) => {
  const person = await account('buyer');
  await page.goto('/');
  await page.locator('main h1').waitFor();
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).waitFor();
  await tabTo(page, /^Email/);
  await page.keyboard.type(person.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('on a phone the menu opens and closes by keyboard and says whether it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('main h1').waitFor();
  const toggle = page.getByRole('button', { name: /menu/i }).first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Blogs' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});
