import { expect, test } from '../../fixtures/test.ts';

test('the category picture opens in a viewer that the keyboard drives and that gives focus back', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page
    .locator('section:has(#categories)')
    .getByRole('button', { name: /View photo/ })
    .first();
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  const shown = () =>
    viewer.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shown()).join()).toContain('standard');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the viewer zooms, rotates and closes by its named buttons', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('section:has(#categories)')
    .getByRole('button', { name: /View photo/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: /zoom in/i }).click();
  await viewer.getByRole('button', { name: /rotate/i }).click();
  await expect
    .poll(() => viewer.locator('[style*="rotate"]').first().getAttribute('style'))
    .toMatch(/rotate\((90|450)deg\)/);
  await viewer.getByRole('button', { name: /close/i }).click();
  await expect(viewer).toBeHidden();
});

test('the review carousel plays, pauses on request and goes where its bullets point', async ({
  page,
}) => {
  await page.goto('/#reviews');
  const reviews = page.locator('#reviews, section:has(#reviews)').first();
  await reviews.scrollIntoViewIfNeeded();
  const active = page.locator('.swiper-slide-active');
  await expect(active).toBeVisible();
  const text = () => active.innerText();
  const first = await text();
  await expect.poll(text, { timeout: 8_000 }).not.toBe(first);
  await page.getByRole('button', { name: /pause/i }).click();
  const paused = await text();
  await page.waitForTimeout(5_000);
  expect(await text()).toBe(paused);
  await page.locator('.swiper-pagination-bullet').last().click();
  await expect.poll(text).not.toBe(paused);
});

test('the review carousel stands still for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#reviews');
  const active = page.locator('.swiper-slide-active');
  await expect(active).toBeVisible();
  const first = await active.innerText();
  await page.waitForTimeout(5_000);
  expect(await active.innerText()).toBe(first);
});
