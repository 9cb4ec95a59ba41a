import { expect, test } from '../../fixtures/test.ts';
import { adminList } from '../../pages/admin-list.ts';

test('every action is in the audit log, with who, whom, what changed and why', async ({
  page,
  account,
  enter,
}) => {
  const [admin, buyer] = [await account('admin'), await account('buyer')];
  await enter(page, admin);
  await page.goto(`/dashboard/buyers?q=${buyer.email}`);
  const list = adminList(page);
  await list.choose(buyer.email, 'Suspend');
  await list.reason.fill('Only a test of the log');
  await list.confirm('Suspend');
  await expect(list.row(buyer.email)).toContainText('Suspended');
  await page.goto('/dashboard/audit');
  const record = page.getByRole('article').filter({ hasText: buyer.email }).first();
  await expect(record).toContainText('Suspended an account');
  await expect(record).toContainText(admin.email);
  await expect(record).toContainText('active → suspended');
  await expect(record).toContainText('Only a test of the log');
  await record.getByRole('button', { name: admin.name }).click();
  await expect(page).toHaveURL(/actor=/);
  await page.getByLabel('What').selectOption('listing.removed');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.goBack();
  await expect(record).toBeVisible();
  await page.getByRole('button', { name: 'Check the whole log' }).click();
  await expect(
    page.getByText(/^All \d+ records are there, and as they were written\.$/),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
