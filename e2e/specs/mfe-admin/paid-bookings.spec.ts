import type { Account } from '../../fixtures/accounts.ts';
import { payFor } from '../../fixtures/card-vendor.ts';
import { book, callAs, readBooking } from '../../fixtures/market.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { adminList } from '../../pages/admin-list.ts';

/** A booking that the buyer has paid, of a bike of the seller's. */
async function paidBooking(buyer: Account, seller: Account) {
  const bike = await listBike(seller);
  const id = await book(buyer, bike);
  await payFor(buyer, id);
  return { bike, id };
}

/** The admin deletes somebody whose money is on its way. */
async function deleteHeld(admin: Account, { email }: Account): Promise<void> {
  const { body } = await callAs(admin, 'GET', `/users?q=${encodeURIComponent(email)}`);
  const [user] = body as { _id: string }[];
  const reason = { reason: 'Asked for it.' };
  const answer = await callAs(admin, 'DELETE', `/users/admin/${user!._id}`, reason);
  expect(answer.status).toBe(202);
}

test('the admin completes one paid booking, which lets a deletion end, and refunds another', async ({
  page,
  account,
  enter,
}) => {
  const [admin, seller] = [await account('admin'), await account('seller')];
  const [leaver, buyer] = [await account('buyer'), await account('buyer')];
  const kept = await paidBooking(leaver, seller);
  const returned = await paidBooking(buyer, seller);
  await deleteHeld(admin, leaver);

  await enter(page, admin);
  await page.goto(`/dashboard/users?q=${leaver.email}`);
  await page.getByRole('link', { name: 'Deletion waits for paid bookings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/paidBookings\?q=/);
  const list = adminList(page);
  await expect(list.row(kept.bike.name)).toContainText(/Waits for you/);
  await list.choose(kept.bike.name, 'Complete');
  await expect(list.dialog).toContainText(`${leaver.name} has paid ৳1,45,000`);
  await expect(list.dialog).toContainText(seller.name);
  await list.reason.fill('The seller has shown the signed papers.');
  await list.confirm('Complete');
  await expect(page.getByText(`The booking of ${kept.bike.name} is completed.`)).toBeVisible();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.goto(`/dashboard/users?q=${leaver.email}`);
  await expect(page.getByText('Nobody matches.')).toBeVisible();

  await page.goto('/dashboard/paidBookings');
  await list.search.fill(returned.bike.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await list.choose(returned.bike.name, 'Refund');
  await list.reason.fill('The papers are missing.');
  await list.confirm('Refund');
  await expect(page.getByText(`The money for ${returned.bike.name} is returned.`)).toBeVisible();
  await page.getByLabel('State').selectOption('Refunded');
  await expect(list.row(returned.bike.name)).toContainText(buyer.email);
  expect(await readBooking(buyer, returned.id)).toMatchObject({ status: 'refunded', paid: false });

  await enter(page, buyer);
  await page.goto('/dashboard/myorders');
  const order = page.getByRole('article', { name: returned.bike.name });
  await expect(order).toContainText('Refunded');
  await expect(order).toContainText('Your money went back to where it came from.');
  // The bike is for sale again.
  await book(await account('buyer'), returned.bike);
});

test('a seller cancels a booking that is not paid, and may delete the bike then', async ({
  page,
  account,
  enter,
}) => {
  const [seller, buyer] = [await account('seller'), await account('buyer')];
  const bike = await listBike(seller);
  await book(buyer, bike);
  const remove = () => callAs(seller, 'DELETE', `/products/${bike._id}`);
  expect((await remove()).status).toBe(409);
  await enter(page, seller);
  await page.goto('/dashboard/bookings');
  const sale = page.getByRole('article', { name: bike.name });
  await sale.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `${buyer.name} reads that you cancelled it.`,
  );
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(sale).toContainText('This booking was cancelled.');
  await expect(sale.getByRole('button')).toHaveCount(0);
  expect(await remove()).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  await enter(page, buyer);
  await page.goto('/dashboard/myorders');
  const order = page.getByRole('article', { name: bike.name });
  await expect(order).toContainText('The seller cancelled this booking.');
});
