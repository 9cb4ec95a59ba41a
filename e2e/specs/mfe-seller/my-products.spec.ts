import { book, callAs, type Bike } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeForm } from '../../pages/bike-form.ts';
import { myProduct } from '../../pages/my-products.ts';

test('a seller without bikes is led to the first one, and finds the pages in the side menu', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  await page.goto('/dashboard');
  const menu = page.getByRole('link').filter({ hasText: /^(Add Product|My Products|Bookings)$/ });
  await expect(menu).toHaveText(['Add Product', 'My Products', 'Bookings']);
  await menu.nth(1).click();
  await page.getByRole('link', { name: 'Add your first bike' }).click();
  await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible();
  await page.goto('/dashboard/bookings');
  await expect(page.getByText('Nobody has booked a bike of yours yet.')).toBeVisible();
});

test('a seller changes price, description and photos of a bike', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await mine.edit.click();
  const form = bikeForm(page);
  await expect(form.field('Asking Price')).toHaveValue('145000');
  await form.field('Asking Price').fill('1.4 lakh');
  await form.field('Description').fill('New chain.');
  await form.addPhotos(photo('new.png'));
  await expect(page.getByText('new.png is uploaded.')).toBeAttached();
  await page.getByRole('button', { name: 'Move new.png left' }).click();
  await form.save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(mine.card).toContainText('৳1,40,000');
});

test('a change made elsewhere is not overwritten', async ({ page, account, enter }) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  await page.goto(`/dashboard/myProducts/${bike._id}`);
  const form = bikeForm(page);
  await form.field('Asking Price').fill('1.4 lakh');
  const other = { version: 1, resalePrice: 130_000 };
  expect((await callAs(seller, 'PATCH', `/products/${bike._id}`, other)).status).toBe(200);
  await form.save.click();
  await expect(page.locator('form').getByRole('alert')).toContainText('changed in the meantime');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(form.field('Asking Price')).toHaveValue('130000');
});

test('a booked bike shows its buyer, cannot be changed, and its deletion is refused', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const buyer = await account('buyer');
  const bike = await listBike(seller);
  const body = { productId: bike._id, phone: '01712345678', location: 'Mirpur 10' };
  expect((await callAs(buyer, 'POST', '/bookings', body)).status).toBe(200);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await expect(mine.card).toContainText('Reserved');
  await expect(mine.edit).toHaveCount(0);
  await mine.delete.click();
  await mine.confirm('Delete');
  await expect(mine.dialog).toContainText('This bike has a booking. Cancel it first.');
  await mine.confirm('Cancel');
  await mine.card.getByRole('link', { name: '1 booking' }).click();
  const sale = page.getByRole('article', { name: bike.name });
  await expect(sale).toContainText(buyer.name);
  await expect(sale).toContainText('Meet at Mirpur 10');
  await expect(sale).toContainText('Not paid yet');
  await expect(sale.getByRole('link', { name: '+8801712345678' })).toHaveAttribute(
    'href',
    'tel:+8801712345678',
  );
  await page.goto(`/dashboard/myProducts/${bike._id}`);
  await expect(page.getByText(/Somebody has booked this bike/)).toBeVisible();
});

test('a deleted bike is gone for everybody', async ({ page, account, enter }) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await mine.delete.click();
  await expect(mine.dialog).toContainText(`Delete ${bike.name}?`);
  await mine.confirm('Cancel');
  await mine.delete.click();
  await mine.confirm('Delete');
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.getByText('You have not listed a bike yet.')).toBeVisible();
  // The button that had the focus is gone; a keyboard goes on from the list, not from the top.
  await expect(page.locator(':focus')).toContainText('You have not listed a bike yet.');
  await page.goto('/categories/3');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.getByText(bike.name)).toHaveCount(0);
});

test('a bike that was sold elsewhere can be booked no more', async ({ page, account, enter }) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await enter(page, seller);
  const mine = myProduct(page, bike.name);
  await mine.open();
  await mine.sold.click();
  await mine.confirm('Mark as sold');
  await expect(mine.card).toContainText('You sold it elsewhere.');
  await expect(book(await account('buyer'), bike)).rejects.toThrow(/no longer for sale/);
});

/** What a seller may do to a bike of their own, as calls. */
const calls = (bike: Bike): [method: string, path: string, body?: unknown][] => [
  ['DELETE', `/users/seller/${bike._id}`],
  ['DELETE', `/products/${bike._id}`],
  ['PATCH', `/products/${bike._id}`, { version: 1, resalePrice: 100_000 }],
  ['POST', `/products/${bike._id}/sold`, {}],
  ['POST', '/advertisedItems', { _id: bike._id }],
  ['DELETE', `/advertisedItems/${bike._id}`],
];

test('another seller can do none of it, by page or by call', async ({ page, account, enter }) => {
  const owner = await account('seller');
  const other = await account('seller');
  const bike = await listBike(owner);
  await callAs(owner, 'POST', '/advertisedItems', { _id: bike._id });
  for (const [method, path, body] of calls(bike)) {
    expect((await callAs(other, method, path, body)).status, `${method} ${path}`).toBe(404);
  }
  const foreign = await callAs(other, 'GET', `/myProducts?email=${owner.email}`);
  expect(foreign.status).toBe(403);

  await enter(page, other);
  await page.goto(`/dashboard/myProducts/${bike._id}`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto(`/categories/3#p-${bike._id}`);
  const card = page.locator(`[id="p-${bike._id}"]`);
  await expect(card.getByRole('button', { name: 'Buy' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Advertise Item' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.goto('/');
  const advert = page.locator('article', { hasText: bike.name }).first();
  await expect(advert).toBeVisible();
  await expect(advert.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.goto('/dashboard/myProducts');
  await expect(page.getByText('You have not listed a bike yet.')).toBeVisible();
});
