import { randomUUID } from 'node:crypto';

import { openSettled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { signInPage } from '../../pages/sign-in.ts';

const t = wordsIn('bn');
const { reset, google, adminOnly } = t.account;
const { zoomIn, rotate, next, close } = t.photos;

test.use({ language: 'bn', locale: 'bn-BD' });

test('in Bangla, a forgotten password is replaced through a mail in it, and the login leads to where it was asked for', async ({
  page,
  account,
}) => {
  const person = await account('buyer');
  const login = signInPage(page, 'bn');
  await page.goto('/bn/dashboard?tab=1#foot');
  await expect(page).toHaveURL(login.path);
  await login.send({ ...person, password: 'Wrong#123' });
  await expect(page.getByText(t.session.identity.wrongCredential)).toBeVisible();
  await page.getByRole('button', { name: reset.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: reset.send }).click();
  await expect(page.getByText(reset.sent)).toBeVisible();

  const sandbox = process.env['MOTOHAAT_SANDBOX_URL']!;
  const mails = await page.request.get(`${sandbox}/emulator/v1/projects/demo-motohaat/oobCodes`);
  const { oobCodes } = (await mails.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.findLast((mail) => mail.email === person.email)!.oobLink;
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.locator('#new-password').fill('Renewed#2');
  await page.locator('#submit').click();
  await page.locator('#continue').click();
  await expect(page).toHaveURL(login.path);

  await page.goto('/bn/dashboard?tab=1#foot');
  await expect(page).toHaveURL(login.path);
  await login.send({ ...person, password: 'Renewed#2' });
  await expect(page).toHaveURL('/bn/dashboard?tab=1#foot');
  await expect(page.getByText(t.dashboard.dashboard.choose)).toBeVisible();
});

test('in Bangla, somebody changes the profile, takes the data along, and signs out everywhere', async ({
  page,
  account,
  signIn,
}) => {
  const { profile: p, sessions, data, deletion, consequences } = t.dashboard;
  await signIn(page, await account('buyer'));
  await page.goto('/bn/dashboard');
  await page.getByRole('link', { name: t.dashboard.dashboard.viewProfile }).click();
  await expect(page).toHaveURL('/bn/dashboard/profile');
  await page.getByLabel(p.name, { exact: true }).fill('রিনা আক্তার');
  await page.getByLabel(p.phone).fill('১২');
  await page.getByRole('button', { name: p.save }).click();
  await expect(page.getByText(p.phoneWrong)).toBeVisible();
  await page.getByLabel(p.phone).fill('০১৭১২ ৩৪৫৬৭৮');
  await page.getByRole('button', { name: p.save }).click();
  await expect(page.getByText(p.saved)).toBeVisible();
  await expect(page.getByRole('complementary').getByText('রিনা আক্তার')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: data.download }).click();
  expect((await download).suggestedFilename()).toBe('motohaat-my-data.json');
  await page.getByRole('button', { name: deletion.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(consequences.signedOut);
  await dialog.getByLabel(deletion.password, { exact: true }).fill('Wrong#2026');
  await dialog.getByRole('button', { name: deletion.byPassword }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t.session.wrongPassword);
  await dialog.getByRole('button', { name: deletion.cancel }).click();
  await page.getByRole('button', { name: sessions.open }).click();
  await dialog.getByRole('button', { name: sessions.confirm, exact: true }).click();
  await expect(page.getByText(sessions.done)).toBeVisible();
  await expect(page).toHaveURL('/bn/login');
});

test('in Bangla, Google’s sign-in without a popup comes back to the page that asked for it, and what is not for buyers says so', async ({
  page,
}) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto('/bn/dashboard');
  await page.waitForURL('/bn/login');
  await page.getByRole('button', { name: google.open }).click();
  await expect(page.getByText(t.session.identity.popupBlocked)).toBeVisible();
  await page.getByRole('button', { name: google.openHere }).click();
  await page.locator('#email-input').fill(`here.${randomUUID().slice(0, 8)}@example.com`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.locator('#display-name-input').fill('করিম উদ্দিন');
  await page.locator('#sign-in').click();
  await page.waitForURL('/bn/dashboard');
  await expect(page.getByText('করিম উদ্দিন').first()).toBeVisible();
  await page.goto('/bn/dashboard/users');
  await expect(page.getByRole('heading', { name: adminOnly.title })).toBeVisible();
});

test('in Bangla, all of the public pages is in it: what comes late, what is opened, and what is missing', async ({
  page,
  context,
}) => {
  await page.goto('/bn', { waitUntil: 'networkidle' });
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded();
  }
  const { photo } = t.storefront;
  const { reviews } = t.lower;
  await expect(page.getByRole('button', { name: reviews.pause })).toBeVisible();
  const [view = ''] = photo.view('*').split('*');
  await page.getByRole('button', { name: view }).first().click();
  const viewer = page.getByRole('dialog');
  for (const name of [zoomIn, rotate, next, close]) {
    await viewer.getByRole('button', { name, exact: true }).click();
  }
  await expect(viewer).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText(t.shell.notices.offline)).toBeVisible();
  await context.setOffline(false);
  const { signUp } = t.account;
  await page.goto('/bn/signup');
  await page.getByRole('button', { name: signUp.submit, exact: true }).click();
  for (const missing of [signUp.nameMissing, signUp.emailMissing, signUp.passwordMissing]) {
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  }
  for (const [path, heading] of [
    ['blogs', t.articles.title],
    ['terms', t.legal.terms.title],
    ['privacy', t.legal.privacy.title],
    ['help', t.house.help.title],
    ['no/such/page', t.common.notFound.title],
  ] as const) {
    await openSettled(page, `/bn/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
