import * as sentences from '@motohaat/contract/sentences';

import { book, ownBikeName } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { bikeForm } from '../../pages/bike-form.ts';
import { myProduct } from '../../pages/my-products.ts';

const t = wordsIn('bn');

test.use({ language: 'bn', locale: 'bn-BD' });

test('in Bangla, a seller lists a bike with words and digits of it, advertises, edits, and deletes it', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const name = `${ownBikeName()}, শখের গাড়ি`;
  const { form: f, photos } = t.listing;
  await enter(page, seller);
  await page.goto('/bn/dashboard/myProducts');
  await page.getByRole('link', { name: t.seller.products.addFirst }).click();
  await expect(page).toHaveURL('/bn/dashboard/addProduct');
  const form = bikeForm(page, 'bn');
  await form.submit.click();
  for (const missing of [sentences.photoNeeded, sentences.nameNeeded, sentences.askingPriceNeeded])
    await expect(page.getByText(f.fieldError(missing), { exact: true })).toBeVisible();
  await form.addPhotos(photo('১.png'));
  await expect(page.getByText(photos.uploaded('১.png'))).toBeAttached();
  await form.fill(name);
  await form.field(f.askingPrice).fill('২ লাখ');
  await expect(page.getByText(t.seller.products.priceWarnings.above_original)).toBeVisible();
  await form.field(f.askingPrice).fill('১.৪৫ লাখ');
  await form.submit.click();
  await expect(form.added).toBeVisible();
  await expect(page).toHaveURL('/bn/dashboard/myProducts');
  const mine = myProduct(page, name, 'bn');
  await expect(mine.card).toContainText('১,৪৫,০০০');
  await expect(mine.card).toContainText(t.seller.products.badges.active);

  const visitor = await browser.newPage({ locale: 'en-GB' });
  await visitor.goto('/categories/3');
  const card = visitor.locator('article', { hasText: name });
  await expect(card).toContainText('৳1,45,000');
  await expect(card).toContainText('2.5 years');
  await expect(card).toContainText('মিরপুর ১০, ঢাকা');
  await visitor.close();

  await mine.advertise.click();
  await expect(page.getByText(t.platform.done.advertised)).toBeVisible();
  await expect(mine.card).toContainText(t.seller.products.advertised);
  await page.goto('/bn');
  await expect(page.locator('article', { hasText: name }).first()).toContainText('১,৪৫,০০০');
  await mine.open();
  await mine.edit.click();
  await form.field(f.askingPrice).fill('দেড় লাখ');
  await form.save.click();
  await expect(page.getByText(f.saved)).toBeVisible();
  await expect(mine.card).toContainText('১,৫০,০০০');

  const link = await mine.card.getByRole('link', { name }).getAttribute('href');
  const bike = { _id: link!.split('/').at(-2)!, name, category_id: '3', resalePrice: 150_000 };
  const buyer = await account('buyer');
  await book(buyer, bike);
  // The card is another one now: what stands in it moves.
  await expect(mine.card).toContainText(t.seller.products.badges.reserved);
  await mine.delete.click();
  await mine.confirm(t.ui.deleteBike.confirm);
  await expect(mine.dialog).toContainText(t.server.errors.has_booking);
  await page.goto('/bn/dashboard/bookings');
  const sale = page.getByRole('article', { name });
  await expect(sale).toContainText(buyer.name);
  await expect(sale).toContainText(t.seller.sales.sentences.pending_payment);
  await sale.getByRole('button', { name: t.seller.sales.cancel }).click();
  const { cancelBooking } = t.ui;
  await page.getByRole('button', { name: cancelBooking.confirm, exact: true }).last().click();
  await expect(sale).toContainText(t.seller.sales.sentences.cancelled);
  await mine.open();
  await mine.delete.click();
  await mine.confirm(t.ui.deleteBike.confirm);
  await expect(page.getByText(t.platform.done.deleted)).toBeVisible();
  await expect(page.getByText(t.seller.products.empty)).toBeVisible();
});
