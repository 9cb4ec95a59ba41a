import { expect, test } from '../../fixtures/test.ts';

const answer = 'If the address exists, a mail is on its way';

test('a forgotten password is replaced through the mailed link', async ({ page, account }) => {
  const person = await account('buyer');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).first().fill(person.email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  // The dialog comes late, with the address that is in the form.
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.getByLabel(/email/i)).toHaveValue(person.email);
  await dialog.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(page.getByText(answer)).toBeVisible();

  const sandbox = process.env['MOTOHAAT_SANDBOX_URL']!;
  const mails = await page.request.get(`${sandbox}/emulator/v1/projects/demo-motohaat/oobCodes`);
  const { oobCodes } = (await mails.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.findLast((mail) => mail.email === person.email)!.oobLink;
  await page.goto(link);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Renewed#2');
  await page.getByRole('button').first().click();
  await expect(page.getByText(/changed|updated|new password/i).first()).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('Renewed#2');
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).first().fill('nobody@example.com');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  // The dialog comes late, with the address that is in the form.
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.getByLabel(/email/i)).toHaveValue('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send reset mail' }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
