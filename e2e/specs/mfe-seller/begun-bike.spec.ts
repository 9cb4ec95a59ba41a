import { ownBikeName } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeForm } from '../../pages/bike-form.ts';

test('after a bike was added the form is empty for the next one', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  await form.fill(ownBikeName());
  await form.field('Chassis number').fill('PS1AB99Z1K0008001');
  await form.addPhotos(photo());
  await expect(page.getByText('bike.png is uploaded.')).toBeAttached();
  await form.submit.click();
  await expect(form.added).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myProducts$/);
  await form.open();
  await expect(form.field('Product name')).toHaveValue('');
  await expect(form.field('Chassis number')).toHaveValue('');
  await expect(form.photos).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start again' })).toHaveCount(0);
});

test('a bike that is saved for later, twice, is gone on with as it was saved, with its photos', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  const later = page.getByRole('button', { name: 'Save and finish later' });
  const name = ownBikeName();
  await form.open();
  await form.fill(name);
  await form.field('Odometer').setInputFiles(photo());
  await expect(page.getByText('Odometer is uploaded.')).toBeAttached();
  await later.click();
  await page.getByRole('link', { name: `Go on with ${name}` }).click();
  await expect(form.field('Product name')).toHaveValue(name);
  await form.field('Description').fill('New chain.');
  await form.addPhotos(photo('front.png'));
  await expect(page.getByText('front.png is uploaded.')).toBeAttached();
  await later.click();
  await page.getByRole('link', { name: `Go on with ${name}` }).click();
  await expect(form.field('Description')).toHaveValue('New chain.');
  await expect(form.photos).toHaveCount(2);
  await expect(form.field('Odometer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start again' })).toHaveCount(0);
  await form.open();
  await expect(form.field('Product name')).toHaveValue('');
});
