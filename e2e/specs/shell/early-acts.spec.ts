import { expectLive, holdScripts, openDrawn, openHeldBack } from '../../fixtures/drawn.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what somebody clicks on a drawn page before any script is there is done when it is live', async ({
  page,
}) => {
  await openDrawn(page, '/categories/1');
  const release = await holdScripts(page);
  await openHeldBack(page, '/categories/1');
  await page.getByRole('button', { name: 'Report' }).first().click();
  release();
  await expect(page).toHaveURL('/login');
});

test('what somebody chose on a drawn form before any script is there is chosen when it is live', async ({
  page,
}) => {
  await openDrawn(page, '/signup');
  const release = await holdScripts(page);
  await openHeldBack(page, '/signup');
  await page.getByLabel('Seller').check();
  release();
  await expectLive(page);
  await expect(page.getByLabel('Seller')).toBeChecked();
  await page.reload();
  await expectLive(page);
  // It is kept as if it had been chosen then.
  await expect(page.getByLabel('Seller')).toBeChecked();
});

test('filters and an order that somebody chose before any script is there are searched for when it is live', async ({
  page,
}) => {
  await openDrawn(page, '/search');
  const release = await holdScripts(page);
  await openHeldBack(page, '/search');
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('checkbox', { name: 'Scooters' }).check();
  const price = page.getByRole('group', { name: 'Price (taka)' }).getByLabel('To');
  await price.fill('1.5 lakh');
  await page.getByLabel('To').last().focus();
  release();
  await expectLive(page);
  await expect(page).toHaveURL(/kind=1/);
  await expect(page).toHaveURL(/priceMax=150000/);
  await expect(page).toHaveURL(/sort=price(?:&|$)/);
  await expect(page.getByRole('checkbox', { name: 'Scooters' })).toBeChecked();
});
