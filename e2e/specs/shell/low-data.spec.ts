import type { Page } from '@playwright/test';

import { openSettled } from '../../fixtures/settled.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Pictures and scripts that the page has asked for, by their paths. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const lowData = (page: Page) => page.getByRole('switch', { name: 'Low-data mode' });
const cards = (paths: readonly string[]) => paths.filter((path) => path.endsWith('-card.avif'));

test.describe('who asked the browser to save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('gets a small hero, pictures that they come to, and nothing ahead of them', async ({
    page,
  }) => {
    await expect
      .poll(async () => (await page.request.get('/')).text())
      .toMatch(/<html [^>]*data-low-data[^]*data-drawn/);
    const paths = watchRequests(page);
    // On a busy machine the network is idle before the page has begun what it does when it is live.
    await openSettled(page, '/');
    expect(paths).toContain('/pictures/hero-360.avif');
    expect(paths.filter((path) => /hero(?:-720)?\.avif/.test(path))).toEqual([]);
    const before = cards(paths).length;
    expect(before).toBeLessThan(4);
    const scriptsIn = () => paths.filter((path) => path.endsWith('.js'));
    const scripts = scriptsIn();
    await page.getByRole('link', { name: 'Blogs' }).first().hover();
    await page.getByRole('heading', { name: 'Top Reviews' }).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(paths).length).toBeGreaterThan(before);
    await page.waitForTimeout(500);
    expect(scriptsIn()).toEqual(scripts);
    await expect(page.getByRole('button', { name: /^(?:Pause|Play)$/ })).toHaveCount(0);
    await expect(lowData(page)).toBeChecked();
  });
});

test('the switch in the footer is remembered, for the next document too', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(lowData(page)).not.toBeChecked();
  await lowData(page).focus();
  await page.keyboard.press('Space');
  await expect(lowData(page)).toBeChecked();
  const hero = page.getByRole('img', { name: 'Orange café racer, right side' });
  await expect(hero).toHaveAttribute('src', '/pictures/hero-360.avif');
  const paths = watchRequests(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(lowData(page)).toBeChecked();
  expect(paths.filter((path) => /hero(?:-720)?\.avif/.test(path))).toEqual([]);
  await lowData(page).click();
  await page.reload();
  await expect(lowData(page)).not.toBeChecked();
  await expect(hero).toHaveAttribute('src', '/pictures/hero.avif');
});
