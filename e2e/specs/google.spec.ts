import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

const openPopup = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /google/i }).click(),
  ]);
  await popup.locator('#email-input').waitFor({ state: 'attached' });
  return popup;
};
const choose = async (popup: Page, email: string, name: string) => {
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
};
const ownAccount = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch('/api/me', { headers })).json();
  });

test('a new Google account becomes a buyer', async ({ page }) => {
  const email = `google.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/login');
  await choose(await openPopup(page), email, 'Karim Uddin');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  expect(await ownAccount(page)).toMatchObject({ email, role: 'buyer', name: 'Karim Uddin' });
});

test('a seller who comes by Google stays a seller', async ({ page, account }) => {
  const seller = await account('seller');
  await page.goto('/signup');
  await choose(await openPopup(page), seller.email, seller.name);
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  expect(await ownAccount(page)).toMatchObject({ email: seller.email, role: 'seller' });
});

test('a popup that is closed is no error and the button works again', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.close();
  const button = page.getByRole('button', { name: /google/i });
  await expect(button).toBeEnabled({ timeout: 15_000 });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await choose(await openPopup(page), `again.${randomUUID().slice(0, 8)}@example.com`, 'Once More');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});
