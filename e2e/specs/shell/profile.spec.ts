import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import type { Account } from '../../fixtures/accounts.ts';
import { callAs } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';

async function openProfile(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
}

async function googleWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /google/i }).click(),
  ]);
  await popup.locator('#email-input').waitFor({ state: 'attached' });
  return popup;
}

async function chooseAccount(popup: Page, email: string, name: string) {
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

async function askToDelete(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What will happen' })).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
}

const notAPhoto = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

for (const role of ['buyer', 'seller', 'admin'] as const) {
  test(`a ${role} changes name, phone and photo, and the menu follows`, async ({
    page,
    account,
    enter,
  }) => {
    await enter(page, await account(role));
    await openProfile(page);
    await page.getByLabel('Name').fill('Rina Akter');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a mobile number of Bangladesh, or nothing.')).toBeVisible();
    await page.getByLabel('Phone').fill('০১৭১২ ৩৪৫৬৭৮');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue('+8801712345678');
    const menu = page.getByRole('complementary');
    await expect(menu.getByText('Rina Akter')).toBeVisible();
    await page.getByLabel('Photo').setInputFiles(notAPhoto);
    await expect(page.getByRole('alert')).toHaveText(/Choose a JPEG, PNG, WebP or AVIF file/);
    await page.getByLabel('Photo').setInputFiles(photo('me.png', 300, 300));
    await expect(page.getByText('Photo saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Rina Akter');
    const shown = menu.locator('img');
    await expect(shown).toHaveAttribute('src', /\/.+/);
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();
  });
}

test('signing out everywhere ends the sessions of other devices too', async ({
  page,
  account,
  signIn,
  browser,
}) => {
  const buyer = await account('buyer');
  const other = await browser.newContext({ baseURL: process.env['MOTOHAAT_URL']! });
  const theirs = await other.newPage();
  await signIn(theirs, buyer);
  await signIn(page, buyer);
  await openProfile(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await theirs.goto('/dashboard/myorders');
  await expect(theirs).toHaveURL(/\/login$/);
  await other.close();
});

test('my data come as a file that holds what the database knows of me', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  await enter(page, buyer);
  await openProfile(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('motohaat-my-data.json');
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    account: { email: string; name: string }[];
  };
  expect(data.account[0]).toMatchObject({ email: buyer.email, name: buyer.name });
});

async function expectStillThere(buyer: Account) {
  const { body } = await callAs(buyer, 'GET', '/profile');
  expect(body).toMatchObject({ email: buyer.email, deletionDue: null });
}

test('an account is deleted only with the right password, and can be kept for a week', async ({
  page,
  account,
  signIn,
}) => {
  const buyer = await account('buyer');
  await signIn(page, buyer);
  await openProfile(page);
  await askToDelete(page, 'Wrong#2026');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This password is not right.',
  );
  await expectStillThere(buyer);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await askToDelete(page, buyer.password);
  await expect(page.getByText(/Sign in before then to keep it/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, buyer);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays.')).toBeVisible();
  // In a session of its own: the deletion has ended the others.
  await expectStillThere({ ...buyer });
});

test('somebody who signs in with Google alone confirms with Google; a closed window deletes nothing', async ({
  page,
}) => {
  const email = `google.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/login');
  await chooseAccount(await googleWindow(page), email, 'Karim Uddin');
  await page.waitForURL((url) => url.pathname !== '/login');
  await openProfile(page);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const first = await googleWindow(page);
  await first.close();
  await expect(page.getByRole('dialog')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Continue with Google and delete' });
  // The identity provider's SDK takes up to 10 s to notice that its window was closed.
  await expect(confirm).not.toHaveAttribute('aria-busy', { timeout: 20_000 });
  await chooseAccount(await googleWindow(page), email, 'Karim Uddin');
  await expect(page.getByText(/Sign in before then to keep it/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a demo account says why it stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /buyer/i }).first().click();
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await openProfile(page);
  await expect(page.getByText('This is a demo account that everybody uses.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeHidden();
});

test('terms and privacy are linked where people agree, and can be read by everybody', async ({
  page,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: 'terms of use' });
  // Google’s button on the login page makes accounts too.
  for (const way of ['/login', '/signup']) {
    await page.goto(way);
    await expect(link).toHaveAttribute('href', '/terms');
  }
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible();
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#rights$/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Our Services', '/services'],
    ['Helpful Links', '/help'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
