import { expect, test } from '../../fixtures/test.ts';

test('a wrong password and an unknown address read the same, and the right password works', async ({
  page,
  account,
}) => {
  const person = await account('buyer');
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const login = page.locator('form').getByRole('button', { name: 'Login', exact: true });
  for (const [address, secret] of [
    [person.email, 'Wrong#123'],
    ['nobody@example.com', 'Wrong#123'],
  ] as const) {
    await email.fill(address);
    await password.fill(secret);
    await login.click();
    await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
    await expect(email).toHaveValue(address);
    await expect(login).toBeEnabled();
  }
  await email.fill(person.email);
  await password.fill(person.password);
  await login.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeTruthy();
});

test('the form says what is missing to the letter', async ({ page }) => {
  await page.goto('/login');
  const login = page.locator('form').getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(page.getByText('Email Address is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await login.click();
  await expect(page.getByText('Password Is Too Short!!')).toBeVisible();
});

test('a deep link to a guarded page comes back to it, query and fragment included', async ({
  page,
  account,
}) => {
  const person = await account('buyer');
  await page.goto('/dashboard?tab=1#foot');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=1#foot$/);
  await expect(page.getByText('Please Select An Option.')).toBeVisible();
});

test('a session survives a reload and is renewed silently when its token has run out', async ({
  page,
  account,
  signIn,
}) => {
  await signIn(page, await account('seller'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('accessToken', 'spoiled.token.here'));
  await page.goto('/dashboard');
  await expect(page.getByText('Please Select An Option.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(
    'spoiled.token.here',
  );
});

test('signing out in one tab reaches the other within a second and leaves nothing private', async ({
  context,
  page,
  account,
  signIn,
}) => {
  const person = await account('buyer');
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText(person.email).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(other.getByText(person.email)).toBeHidden({ timeout: 1_500 });
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get('/api/me', { headers })).status())
    .toBe(401);
});

test('a page that comes back from the back/forward cache after a sign-out shows nobody', async ({
  page,
  account,
  signIn,
}) => {
  const person = await account('buyer');
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.goto('/healthz');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(person.email)).toBeHidden();
});

test('blocked storage still gives a usable session', async ({ page, account }) => {
  const person = await account('buyer');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});
