import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone a visitor opens a bike from its card, copies its link, and is back where they were', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/categories/2');
  const link = page.getByRole('article').nth(6).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const [name, top] = [await link.textContent(), await page.evaluate(() => window.scrollY)];
  expect(top).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  // The one thing to do stands at the foot of the screen, wherever on the page one is.
  const main = page.getByRole('button', { name: 'Sign in to book' });
  await page.getByRole('heading', { name: 'Stay safe' }).scrollIntoViewIfNeeded();
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 50);
});
