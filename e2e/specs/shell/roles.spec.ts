import type { Page, Response } from '@playwright/test';

import { accessToken } from '../../fixtures/accounts.ts';
import { untilQuiet } from '../../fixtures/quiet.ts';
import { openSettled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor who opens an admin page is asked to sign in', async ({ page }) => {
  await page.goto('/dashboard/users');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a buyer who opens an admin page reads that it needs an admin, and is not bounced about', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('buyer'));
  await page.goto('/dashboard/users');
  await expect(page.getByText('This page needs an admin account')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page.getByText('Please Select An Option.')).toBeVisible();
});

test('an admin finds All Users in the side menu and sees real people', async ({
  page,
  account,
  enter,
}) => {
  const admin = await account('admin');
  const buyer = await account('buyer');
  await enter(page, admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users/);
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();
});

test('an admin comes back to the admin page that asked for the sign-in', async ({
  page,
  account,
}) => {
  const admin = await account('admin');
  await page.goto('/dashboard/users');
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/users/);
  await expect(page.getByText(admin.email).first()).toBeVisible();
});

/** Everything that the site answers to a page, as text. */
async function collect(page: Page, action: () => Promise<void>): Promise<string> {
  const answers: Promise<string>[] = [];
  const note = (response: Response) => {
    // A stream has no end to wait for.
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    answers.push(
      isStream
        ? Promise.resolve(response.url())
        : response.text().then(
            (text) => `${response.url()}\n${text}`,
            () => response.url(),
          ),
    );
  };
  page.on('response', note);
  await action();
  await untilQuiet(page);
  page.off('response', note);
  return (await Promise.all(answers)).join('\n');
}

const tour = async (page: Page) => {
  for (const path of [
    '/',
    '/blogs',
    '/categories/1',
    '/login',
    '/signup',
    '/dashboard',
    '/dashboard/users',
  ]) {
    await openSettled(page, path);
  }
};

test.describe('nobody but an admin receives a byte or a name of the admin console', () => {
  for (const role of ['visitor', 'buyer', 'seller'] as const) {
    test(`not a ${role}`, async ({ page, account, enter }) => {
      if (role !== 'visitor') await enter(page, await account(role));
      const received = await collect(page, () => tour(page));
      expect(received.length).toBeGreaterThan(100_000);
      expect(received).not.toMatch(/mfe[-_]admin/i);
      expect(received).not.toContain('All Users');
      expect(received).not.toContain('sourceMappingURL');
    });
  }

  test('the addresses that the admin was given answer 404 to everybody else', async ({
    page,
    account,
    request,
  }) => {
    const bearer = async (role: 'admin' | 'buyer' | 'seller') => ({
      authorization: `Bearer ${await accessToken(await account(role))}`,
    });
    const admin = await bearer('admin');
    const composition = await (await request.get('/api/composition', { headers: admin })).json();
    const remote = composition.remotes.find((one: { name: string }) => one.name === 'mfe-admin');
    expect(remote).toBeTruthy();
    const urls: string[] = [
      remote.entry.url,
      ...remote.routes.flatMap((route: { preload: { url: string }[] }) =>
        route.preload.map((file) => file.url),
      ),
    ];
    for (const url of urls) expect((await request.get(url)).status()).toBe(200);
    for (const role of ['visitor', 'buyer', 'seller'] as const) {
      const context = await page
        .context()
        .browser()!
        .newContext({ baseURL: process.env['MOTOHAAT_URL']! });
      if (role !== 'visitor')
        await context.request.get('/api/composition', { headers: await bearer(role) });
      const unknown = await context.request.get('/remotes/mfe-nothing/0000/remote.js');
      for (const url of urls) {
        const answer = await context.request.get(url);
        expect(answer.status()).toBe(404);
        expect(await answer.text()).toBe(await unknown.text());
      }
      await context.close();
    }
  });
});

for (const [role, others] of [
  ['buyer', ['seller', 'admin']],
  ['seller', ['buyer', 'admin']],
] as const) {
  test(`nobody but a ${role} receives the ${role}’s pages`, async ({
    account,
    request,
    playwright,
  }) => {
    const compositionOf = async (caller: 'buyer' | 'seller' | 'admin') => {
      const context = await playwright.request.newContext({
        baseURL: process.env['MOTOHAAT_URL']!,
      });
      const authorization = `Bearer ${await accessToken(await account(caller))}`;
      const answer = await context.get('/api/composition', { headers: { authorization } });
      return { context, remotes: JSON.stringify((await answer.json()).remotes) };
    };
    const own = await compositionOf(role);
    const [entry = ''] = new RegExp(`/remotes/mfe-${role}/[^"]+`).exec(own.remotes) ?? [];
    expect((await own.context.get(entry)).status()).toBe(200);
    for (const caller of others) {
      const other = await compositionOf(caller);
      expect(other.remotes).not.toContain(`mfe-${role}`);
      expect((await other.context.get(entry)).status()).toBe(404);
    }
    expect((await request.get(entry)).status()).toBe(404);
  });
}
