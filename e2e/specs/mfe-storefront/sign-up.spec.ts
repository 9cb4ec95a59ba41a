import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test.ts';

const fill = async (page: Page, values: { name: string; email: string; password: string }) => {
  await page.getByLabel('Name', { exact: true }).fill(values.name);
  await page.getByLabel('Email', { exact: true }).fill(values.email);
  await page.getByLabel('Password', { exact: true }).fill(values.password);
};
const submit = (page: Page) =>
  page
    .locator('form')
    .getByRole('button', { name: /sign ?up/i })
    .click();
const newEmail = () => `new.${randomUUID().slice(0, 8)}@example.com`;

for (const role of ['Buyer', 'Seller'] as const) {
  test(`a person signs up as ${role} and is greeted, signed in, on the home page`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/signup');
    await fill(page, { name: 'Nusrat Jahan', email, password: 'Secret#1' });
    const choice = page.getByRole('radio', { name: role });
    if (await choice.count()) await choice.check({ force: true });
    else await page.getByRole('combobox', { name: /role/i }).selectOption({ label: role });
    await submit(page);
    await expect(page.getByText('Successfully Created.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Please Select An Option.')).toBeVisible();
    await expect(page.getByText('Nusrat Jahan').first()).toBeVisible();
    await expect(page.getByText(email).first()).toBeVisible();
    const own = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await fetch('/api/me', { headers })).json();
    });
    expect(own).toMatchObject({ email, role: role.toLowerCase(), name: 'Nusrat Jahan' });
  });
}

test('the form says what is wrong to the letter and keeps what was typed', async ({ page }) => {
  await page.goto('/signup');
  await submit(page);
  for (const message of ['Name is required.', 'Email is required.', 'Password is required.']) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await fill(page, { name: 'Arif', email: newEmail(), password: 'Ab#1' });
  await submit(page);
  await expect(page.getByText('Password is too short.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abcdefg');
  await submit(page);
  await expect(
    page.getByText('Password is weak.Must Have (lowercase,uppercase,special-character)'),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Arif');
});

test('an address that is taken is refused with a way on, and nothing typed is lost', async ({
  page,
  account,
}) => {
  const { email } = await account('buyer');
  await page.goto('/signup');
  await fill(page, { name: 'Somebody', email, password: 'Secret#1' });
  await submit(page);
  await expect(page.getByText('Use another email or log in.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a lost connection is told and the same form works afterwards', async ({ page }) => {
  await page.goto('/signup');
  await page.route('**/accounts:signUp**', (route) => route.abort());
  await fill(page, { name: 'Moushumi', email: newEmail(), password: 'Secret#1' });
  await submit(page);
  await expect(page.getByText('No connection. Try again.')).toBeVisible();
  await page.unroute('**/accounts:signUp**');
  await submit(page);
  await expect(page.getByText('Successfully Created.')).toBeVisible();
});
