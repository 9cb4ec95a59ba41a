import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test.ts';

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

test('a popup that is closed is no error and the button works again at once', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.close();
  const button = page.getByRole('button', { name: /google/i });
  await expect(button).not.toHaveAttribute('aria-busy', { timeout: 3000 });
  await choose(await openPopup(page), `again.${randomUUID().slice(0, 8)}@example.com`, 'Once More');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a second click opens a fresh popup and ends the first without a word', async ({ page }) => {
  await page.goto('/login');
  const first = await openPopup(page);
  const button = page.getByRole('button', { name: /google/i });
  await expect(button).not.toHaveAttribute('aria-busy', { timeout: 3000 });
  const closed = first.waitForEvent('close');
  const second = await openPopup(page);
  await closed;
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await choose(second, `second.${randomUUID().slice(0, 8)}@example.com`, 'Second Click');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});

test.describe('where the browser blocks popups', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => (window.open = () => null));
    // The dashboard sends the person here, and is where they want to go on.
    await page.goto('/dashboard');
    await page.waitForURL('/login');
    await page.getByRole('button', { name: /google/i }).click();
    await expect(page.getByText('Allow pop-ups or continue here')).toBeVisible();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await page.locator('#email-input').waitFor();
  });

  test('the sign-in goes on in the same window and ends where it began', async ({ page }) => {
    const email = `here.${randomUUID().slice(0, 8)}@example.com`;
    await choose(page, email, 'Right Here');
    await page.waitForURL('/dashboard');
    await expect(page.getByText('Please Select An Option.')).toBeVisible();
    expect(await ownAccount(page)).toMatchObject({ email, role: 'buyer', name: 'Right Here' });
    await page.reload();
    await expect(page.getByText('Please Select An Option.')).toBeVisible();
  });

  test('giving up there leads back to the login page without a word', async ({ page }) => {
    await page.locator('#cancel').click();
    await page.waitForURL('/login');
    const button = page.getByRole('button', { name: /google/i });
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy', { timeout: 5000 });
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});
