import { book, readBooking, takeBike } from '../../fixtures/market.ts';
import { untilQuiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeCard } from '../../pages/bike-card.ts';

test('a visitor who wants a bike signs in, comes back into the booking, and has it', async ({
  page,
  account,
}) => {
  const buyer = await account('buyer');
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await shown.open();
  await shown.buy.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(shown.bookingDialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/categories/${bike.category_id}#p-${bike._id}$`));
  await expect(page.getByLabel('Name')).toHaveValue(buyer.name);
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await expect(page.getByLabel('Price')).toHaveValue(/^৳/);
  await page.getByLabel('Phone').fill('০১৭১২ ৩৪৫৬৭৮');
  await expect(page.getByText('+8801712345678')).toBeVisible();
  await page.getByLabel('Meeting location').fill('Mirpur 10');
  await shown.book.click();
  await expect(page.getByText('Booking Confirmed.')).toBeVisible();
  await expect(shown.bookingDialog).toBeHidden();
  await expect(shown.card.getByText('Reserved')).toBeVisible();
  await shown.pay.click();
  await expect(page).toHaveURL(/\/dashboard\/payment\//);

  await page.goto('/dashboard/myorders');
  const order = page.getByRole('article', { name: bike.name });
  await expect(order).toContainText('Meet at Mirpur 10');
  await expect(order).toContainText(/47 hours 59 minutes left to pay|48 hours left/);
  await expect(order.getByRole('link', { name: 'Pay Now' })).toBeVisible();
});

test('a bike that somebody else has booked meanwhile is refused, and the form starts again', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.buy.click();
  await page.getByLabel('Phone').fill('01712345678');
  await book(await account('buyer'), bike);
  await shown.book.click();
  await expect(page.getByText('This bike is already booked.').first()).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('');
});

test('a double click books once', async ({ page, account, enter }) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.buy.click();
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings')) asked += 1;
  });
  await shown.book.dblclick();
  await expect(page.getByText('Booking Confirmed.')).toBeVisible();
  await untilQuiet(page);
  expect(asked).toBe(1);
});

test('an answer that is lost keeps the form, and the repeat finds the booking that was made', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.buy.click();
  await page.getByLabel('Meeting location').fill('Mirpur 10');
  await page.route('**/api/bookings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await shown.book.click();
  await expect(shown.bookingDialog.getByRole('alert')).toHaveText('No connection. Try again.');
  await expect(page.getByLabel('Meeting location')).toHaveValue('Mirpur 10');
  await page.unroute('**/api/bookings');
  await shown.book.click();
  await expect(page.getByText('Booking Confirmed.')).toBeVisible();
});

test('a seller and an admin read that only buyers can book', async ({ page, account, enter }) => {
  const shown = bikeCard(page, await takeBike());
  for (const role of ['seller', 'admin'] as const) {
    await enter(page, await account(role));
    await shown.open();
    await shown.buy.click();
    await expect(page.getByText('Only buyers can book.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  }
});

test('a buyer cancels, in one tab, and the other tab shows it', async ({
  page,
  context,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const bike = await takeBike();
  const id = await book(buyer, bike);
  await enter(page, buyer);
  await page.goto('/dashboard/myorders');
  const other = await context.newPage();
  await other.goto(`/dashboard/payment/${id}`);
  await expect(other.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel the booking of ${bike.name}?` });
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Look at the bike' })).toBeVisible();
  expect(await readBooking(buyer, id)).toMatchObject({ status: 'cancelled', paid: false });
});

test('booking and opening the payment need the keyboard alone', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('01712345678');
  await page.keyboard.press('Escape');
  await expect(shown.bookingDialog).toBeHidden();
  await expect(shown.buy).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Booking Confirmed.')).toBeVisible();
  await expect(shown.pay).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shown.pay).toBeFocused();
});
