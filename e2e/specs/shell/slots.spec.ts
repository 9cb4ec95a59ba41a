import { takeBike } from '../../fixtures/market.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeCard } from '../../pages/bike-card.ts';

test('the first press counts while its code is on its way, and one that fails leaves the page whole', async ({
  page,
  account,
  signIn,
}) => {
  const shown = bikeCard(page, await takeBike());
  const files = '**/remotes/mfe-buyer/**';
  await signIn(page, await account('buyer'));
  await page.route(files, (route) => route.abort());
  await shown.open();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await shown.report.click();
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('Could not load. Try again');
  await expect(shown.report).toHaveAttribute('aria-busy', 'true');
  await expect(shown.buy).toBeVisible();
  await page.unroute(files);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(shown.reportDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown.report).toBeFocused();
  await shown.report.click();
  await expect(shown.reportDialog).toBeVisible();
});

test('what sellers and admins do with a bike comes to its page for them alone, and moves nothing', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const bike = await listBike(seller);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const advertise = page.getByRole('button', { name: 'Advertise Item' });
  const reports = page.getByText('No report about this bike is open.');
  const shift = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'seen') as { shift: number }).shift);

  await enter(page, await account('admin'));
  await page.goto(`/products/${bike._id}`);
  await expect(reports).toBeVisible();
  await expect(advertise).toHaveCount(0);
  expect(await shift()).toBeLessThan(0.05);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(reports).toHaveCount(0);

  await enter(page, seller);
  await page.goto(`/products/${bike._id}`);
  await expect(advertise).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Offers for this bike' })).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
});
