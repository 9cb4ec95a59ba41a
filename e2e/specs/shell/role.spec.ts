import { randomUUID } from 'node:crypto';

import { book, callAs, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a buyer becomes a seller in the profile, every tab follows, and the own booking is still paid', async ({
  page,
  account,
  signIn,
  context,
}) => {
  const buyer = await account('buyer');
  const bike = await takeBike();
  const id = await book(buyer, bike);
  await signIn(page, buyer);
  const other = await context.newPage();
  await other.goto('/dashboard/wishlist');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('WishList');

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Become a seller…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your 1 booking stays yours', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Become a seller' }).click();
  await expect(page.getByText('You are a seller now.')).toBeVisible();
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link')).toHaveText([
    'My Orders',
    'Add Product',
    'My Products',
    'Bookings',
    'Messages',
    'Notices',
  ]);
  await expect(other).toHaveURL(/\/dashboard$/);

  await menu.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText(bike.name).first()).toBeVisible();
  await page.goto(`/dashboard/payment/${id}`);
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Your own orders' });
  await expect(own.getByRole('link')).toHaveCount(1);
  expect((await callAs({ ...buyer }, 'POST', `/bookings/${id}/cancel`)).status).toBe(200);
});

test('who chose Seller and came by Google is asked right after, and is one with one press', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Seller').check();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /google/i }).click(),
  ]);
  await popup.locator('#email-input').waitFor({ state: 'attached' });
  await popup.locator('#email-input').fill(`sells.${randomUUID().slice(0, 8)}@example.com`);
  await popup.locator('#display-name-input').fill('Salma Begum');
  await popup.locator('#sign-in').click();
  await page.getByRole('button', { name: 'Become a seller' }).click();
  await expect(page.getByText('You are a seller now.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/addProduct');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Product');
});
