import { payFor } from '../../fixtures/card-vendor.ts';
import { book, callAs, takeBike } from '../../fixtures/market.ts';
import { untilQuiet } from '../../fixtures/quiet.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { adminList } from '../../pages/admin-list.ts';
import { signInPage } from '../../pages/sign-in.ts';

const t = wordsIn('bn');
const { users, reports, bookings, audit } = t.admin;

test.use({ language: 'bn', locale: 'bn-BD' });

test('in Bangla, a suspended seller reads why, and the log has who did what, and what it changed', async ({
  page,
  account,
  enter,
}) => {
  const [admin, seller] = [await account('admin'), await account('seller')];
  const reason = 'একই বাইক তিনবার দেওয়া হয়েছে।';
  await enter(page, admin);
  await page.goto(`/bn/dashboard/sellers?q=${seller.email}`);
  const list = adminList(page, 'bn');
  await list.choose(seller.email, users.menu.suspend);
  await list.confirm(users.suspension.confirm);
  await expect(list.dialog).toContainText(t.ui.dialog.reasonMissing);
  await list.reason.fill(reason);
  await list.confirm(users.suspension.confirm);
  await expect(page.getByText(users.suspension.done(seller.name))).toBeVisible();
  await expect(list.row(seller.email)).toContainText(users.statuses.suspended);

  await page.goto('/bn/dashboard/audit');
  const record = page.getByRole('article').filter({ hasText: seller.email }).first();
  await expect(record).toContainText(audit.actions['user.suspended']);
  await expect(record).toContainText(
    `${audit.facts.code('active')} → ${audit.facts.code('suspended')}`,
  );
  await expect(record).toContainText(reason);
  await record.getByRole('button', { name: admin.name }).click();
  await page.getByLabel(audit.filters.action).selectOption('listing.removed');
  await expect(page.getByText(audit.list.noMatch)).toBeVisible();
  await page.getByRole('button', { name: audit.check.run }).click();
  const [before = '', after = ''] = audit.check.whole(2).split('২');
  await expect(page.getByText(new RegExp(`^${before}[০-৯,]+${after}$`))).toBeVisible();

  await page.goto('/bn/dashboard/releases');
  await expect(page.getByRole('heading', { name: t.console.title, level: 1 })).toBeVisible();
  await expect(page.getByText(t.console.live.title(1))).toBeVisible();
  await expect(page.getByRole('heading', { name: t.console.history })).toBeVisible();
  await untilQuiet(page);

  await page.getByRole('button', { name: t.shell.actions.logout }).first().click();
  const login = signInPage(page, 'bn');
  await login.open();
  await login.send(seller);
  await expect(page.getByRole('heading', { name: t.session.unfinished.suspended })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
});

test('in Bangla, an admin judges a report, completes a payment, and reads what a deletion does', async ({
  page,
  account,
  enter,
}) => {
  const [admin, buyer, seller] = [
    await account('admin'),
    await account('buyer'),
    await account('seller'),
  ];
  const [reported, paid] = [await takeBike('bn'), await listBike(seller)];
  const report = { productId: reported._id, reason: 'stolen', note: 'এটি আমার ভাইয়ের বাইক।' };
  expect((await callAs(buyer, 'POST', '/reportedItems', report)).status).toBe(200);
  await payFor(buyer, await book(buyer, paid));
  await enter(page, admin);
  await page.goto('/bn/dashboard/reportedItems');
  const list = adminList(page, 'bn');
  await expect(list.row(buyer.email)).toContainText(reports.reasons.stolen);
  await list.choose(buyer.email, reports.actions.remove.label);
  await list.reason.fill('কাগজপত্র দেখাতে পারেননি।');
  await list.confirm(reports.actions.remove.confirm);
  await expect(page.getByText(reports.actions.remove.done(reported.name))).toBeVisible();

  await page.goto(`/bn/dashboard/buyers?q=${buyer.email}`);
  await list.choose(buyer.email, users.menu.delete);
  await expect(list.dialog).toContainText(users.deletion.consequences.paidBookings(1));
  await page.keyboard.press('Escape');

  await page.goto(`/bn/dashboard/paidBookings?q=${encodeURIComponent(paid.name)}`);
  await list.choose(paid.name, bookings.actions.complete.label);
  const { name } = buyer;
  const facts = { buyer: name, seller: seller.name, price: paid.resalePrice };
  await expect(list.dialog).toContainText(bookings.actions.complete.consequence(facts));
  await list.reason.fill('বিক্রেতা সই করা কাগজ দেখিয়েছেন।');
  await list.confirm(bookings.actions.complete.label);
  await expect(page.getByText(bookings.actions.complete.done(paid.name))).toBeVisible();

  await enter(page, buyer);
  await page.goto('/bn/dashboard/myReports');
  await expect(page.getByText(t.buyer.reports.outcomes.upheld)).toBeVisible();
});
