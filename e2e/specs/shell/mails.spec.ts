import { mailsTo, mailTo, setMailFaults } from '../../fixtures/mailbox.ts';
import { book, callAs, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a mail leads to its booking, and its link ends mails of its kind without signing in', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  const mail = await mailTo(buyer.email, 'You have booked a bike');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [off = ''] = /https?:[^>]+/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  await page.goto(off);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByText('You get no more mails about this: A bike is booked.')).toBeVisible();
  await enter(page, buyer);
  const [, place = ''] = /See the booking:\s+(\S+)/.exec(mail.text) ?? [];
  expect(place).toContain(id);
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard/profile#mails');
  const emails = page.getByRole('region', { name: 'Emails' });
  await emails.getByText('Bookings').click();
  const booked = emails.getByRole('checkbox', { name: 'A bike is booked' });
  await expect(booked).not.toBeChecked();
  await booked.check();
  await expect(booked).toHaveAttribute('aria-busy', 'false');
  await page.reload();
  await emails.getByText('Bookings').click();
  await expect(booked).toBeChecked();
});

test('a mail that is refused for good waits for an admin, who has it sent again', async ({
  page,
  account,
  enter,
}) => {
  const [admin, buyer] = [await account('admin'), await account('buyer')];
  await setMailFaults([
    { match: buyer.email, method: 'RCPT', status: 550, message: 'Nobody here' },
  ]);
  await callAs(buyer, 'POST', '/profile/sign-out-everywhere');
  await enter(page, admin);
  const mine = page.getByRole('article').filter({ hasText: buyer.email });
  await expect(async () => {
    await page.goto('/dashboard/mails');
    await expect(mine).toContainText('Nobody here', { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await setMailFaults([]);
  await mine.getByRole('button', { name: `Send again to ${buyer.email}` }).click();
  await mailTo(buyer.email, 'You were signed out everywhere');
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});
