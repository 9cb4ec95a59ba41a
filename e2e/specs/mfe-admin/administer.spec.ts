import { accessToken } from '../../fixtures/accounts.ts';
import { type Bike, book, callAs, readBooking, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { adminList } from '../../pages/admin-list.ts';

/** What everybody sees of a bike; nothing if it is off the market. */
async function statusOf(bike: Bike): Promise<string | undefined> {
  const path = `/api/categories/${bike.category_id}?limit=100`;
  const answer = await fetch(process.env['MOTOHAAT_URL'] + path);
  const bikes = (await answer.json()) as { _id: string; status: string }[];
  return bikes.find(({ _id }) => _id === bike._id)?.status;
}

const open = async (page: Parameters<typeof adminList>[0], path: string) => {
  await page.goto(`/dashboard/${path}`);
  return adminList(page);
};

test('the admin finds a person, and back, forward and a reload keep what was looked for', async ({
  page,
  account,
  enter,
}) => {
  const [admin, seller, buyer] = [
    await account('admin'),
    await account('seller'),
    await account('buyer'),
  ];
  await enter(page, admin);
  const list = await open(page, 'users');
  await list.search.fill(seller.email);
  await expect(list.row(seller.email)).toBeVisible();
  await expect(list.row(buyer.email)).toBeHidden();
  await page.getByLabel('Role').selectOption('buyer');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.goBack();
  await expect(list.row(seller.email)).toBeVisible();
  await expect(list.search).toHaveValue(seller.email);
  await page.goForward();
  await page.reload();
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(list.search).toHaveValue('');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});

test('pages of a long list follow each other, keep their place over a reload, and lead back', async ({
  page,
  account,
  enter,
}) => {
  // Pages of five, so that the demo's people fill more than one.
  await page.route('**/api/users?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=5` }),
  );
  await enter(page, await account('admin'));
  await open(page, 'users?sort=oldest');
  const first = page.getByRole('row').nth(1).getByRole('cell').first();
  const start = await first.textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(first).not.toHaveText(start!);
  const second = await first.textContent();
  await page.reload();
  await expect(first).toHaveText(second!);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(first).toHaveText(start!);
  await page.getByRole('button', { name: 'Email' }).click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('each list holds its own role, and the menu names them as specified', async ({
  page,
  account,
  enter,
}) => {
  const [admin, seller, buyer] = [
    await account('admin'),
    await account('seller'),
    await account('buyer'),
  ];
  await enter(page, admin);
  await open(page, 'users');
  const names = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(names).toHaveText([
    'All Users',
    'All Seller',
    'All Buyers',
    'Paid Bookings',
    'Disputes',
    'Reported Items',
    'Reported Conversations',
    'Review',
    'Stolen Numbers',
    'Models',
    'Mails',
    'Audit Log',
    'Releases',
    'Notices',
  ]);
  for (const [path, listed, missing] of [
    ['sellers', seller, buyer],
    ['buyers', buyer, seller],
  ] as const) {
    const list = await open(page, `${path}?q=${listed.email}`);
    await expect(list.row(listed.email)).toBeVisible();
    await list.search.fill(missing.email);
    await expect(page.getByText('Nobody matches.')).toBeVisible();
  }
});

test('a deleted person is named first, loses the session, and the bike is free again', async ({
  page,
  account,
  enter,
}) => {
  const [admin, buyer, bike] = [await account('admin'), await account('buyer'), await takeBike()];
  await book(buyer, bike);
  const token = await accessToken(buyer);
  await enter(page, admin);
  const list = await open(page, `buyers?q=${buyer.email}`);
  await list.choose(buyer.email, 'Delete');
  await expect(list.dialog).toContainText(buyer.name);
  await expect(list.dialog).toContainText('1 unpaid booking is cancelled');
  await list.confirm('Delete');
  await expect(list.dialog).toContainText('Write down why.');
  await list.reason.fill('Asked sellers for money.');
  await list.confirm('Delete');
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(list.row(buyer.email)).toBeHidden();
  const me = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  expect(await statusOf(bike)).toBe('active');
});

test('the admin cannot delete their own account, and reads why', async ({
  page,
  account,
  enter,
}) => {
  const admin = await account('admin');
  await enter(page, admin);
  const list = await open(page, `users?q=${admin.email}`);
  await list
    .row(admin.email)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  const action = page.getByRole('menuitem', { name: 'Delete' });
  await expect(action).toBeDisabled();
  await expect(action).toContainText('This is your own account.');
});

test('a suspended person reads why and whom to write to, and is let in again after', async ({
  page,
  account,
  enter,
  signIn,
  browser,
}) => {
  const [admin, seller] = [await account('admin'), await account('seller')];
  await enter(page, admin);
  const list = await open(page, `sellers?q=${seller.email}`);
  await list.choose(seller.email, 'Suspend');
  const link = `https://facts.example/${'x'.repeat(80)}`;
  await list.reason.fill(`The same bike is listed three times: ${link}`);
  await list.confirm('Suspend');
  await expect(list.row(seller.email)).toContainText('Suspended');

  const other = await browser.newContext({ baseURL: process.env['MOTOHAAT_URL']! });
  const theirs = await other.newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('Email', { exact: true }).fill(seller.email);
  await theirs.getByLabel('Password', { exact: true }).fill(seller.password);
  await theirs.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(theirs.getByText(/The same bike is listed three times/)).toBeVisible();
  await expect(theirs.getByText(/Write to .+@/)).toBeVisible();
  await theirs.setViewportSize({ width: 360, height: 800 });
  const over = await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBe(0);
  await theirs.setViewportSize({ width: 1280, height: 800 });

  await list.choose(seller.email, 'Reinstate');
  await list.confirm('Reinstate');
  await expect(list.row(seller.email)).not.toContainText('Suspended');
  await theirs.getByRole('button', { name: 'Logout' }).first().click();
  await signIn(theirs, seller);
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('link', { name: 'My Products' })).toBeVisible();
  await other.close();
});

test('a report is judged: the bike goes, its booking is cancelled, the reporter is told, and it comes back', async ({
  page,
  account,
  enter,
  browser,
}) => {
  const [admin, reporter, buyer] = [
    await account('admin'),
    await account('buyer'),
    await account('buyer'),
  ];
  const bike = await takeBike();
  const report = { productId: bike._id, reason: 'stolen', note: 'It is my brother’s.' };
  expect((await callAs(reporter, 'POST', '/reportedItems', report)).status).toBe(200);
  const booking = await book(buyer, bike);
  await enter(page, admin);
  const list = await open(page, 'reportedItems');
  const row = list.row(reporter.email);
  await expect(page.getByRole('columnheader', { name: 'Buyer' })).toBeVisible();
  await expect(row).toContainText('The bike may be stolen');
  await expect(row).toContainText('It is my brother’s.');
  await expect(row.getByRole('link', { name: bike.name })).toHaveAttribute(
    'href',
    new RegExp(`^/products/${bike._id}/`),
  );
  await list.choose(reporter.email, 'Remove the listing');
  await list.reason.fill('Reported as stolen, papers not shown.');
  await list.confirm('Remove listing');
  await expect(page.getByText(`${bike.name} is removed.`)).toBeVisible();
  expect((await readBooking(buyer, booking)).status).toBe('cancelled');
  expect(await statusOf(bike)).toBeUndefined();

  const other = await browser.newContext({ baseURL: process.env['MOTOHAAT_URL']! });
  const theirs = await other.newPage();
  await enter(theirs, reporter);
  await theirs.goto('/dashboard/myReports');
  await expect(theirs.getByText('You were right: we removed the bike. Thank you.')).toBeVisible();
  await other.close();

  await page.goto('/dashboard/reportedItems?state=closed');
  await list.choose(reporter.email, 'Restore the listing');
  await list.confirm('Restore listing');
  await expect(page.getByText(`${bike.name} is restored.`)).toBeVisible();
  expect(await statusOf(bike)).toBe('active');
});

test('one report can be closed, all on a bike dismissed, and one opened again; the bike stays', async ({
  page,
  account,
  enter,
}) => {
  const admin = await account('admin');
  const reporters = [await account('buyer'), await account('buyer'), await account('buyer')];
  const bike = await takeBike();
  for (const reporter of reporters) {
    await callAs(reporter, 'POST', '/reportedItems', { productId: bike._id, reason: 'other' });
  }
  await enter(page, admin);
  const list = await open(page, `reportedItems?productId=${bike._id}`);
  await expect(list.row(bike.name)).toHaveCount(3);
  await list.choose(reporters[0]!.email, 'Close this report');
  await list.confirm('Close report');
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(list.row(bike.name)).toHaveCount(2);
  await list.choose(bike.name, 'Dismiss all 2 reports');
  await list.confirm('Dismiss all');
  await expect(page.getByText('2 reports are closed.')).toBeVisible();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  expect(await statusOf(bike)).toBe('active');

  await page.getByLabel('Reports').selectOption('closed');
  await list.choose(reporters[0]!.email, 'Open this report again');
  await list.reason.fill('Closed by mistake.');
  await list.confirm('Open report');
  await expect(page.getByText('The report is open again.')).toBeVisible();
  await expect(list.row(bike.name)).toHaveCount(2);
  await page.getByLabel('Reports').selectOption('open');
  await expect(list.row(reporters[0]!.email)).toBeVisible();
});
