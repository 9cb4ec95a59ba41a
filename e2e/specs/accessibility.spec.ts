import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test.ts';

const publicPages = ['/', '/blogs', '/categories/1', '/login', '/signup', '/no/such/page'];
const widths = [360, 768, 1280];

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').first().waitFor();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours axe finds nothing serious`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of publicPages) {
      test(`on ${path}`, async ({ page }) => {
        await settle(page, path);
        await expectAccessible(page);
      });
    }
    test('on the dashboard and the admin page', async ({ page, account, signIn }) => {
      await signIn(page, await account('admin'));
      for (const path of ['/dashboard', '/dashboard/users']) {
        await settle(page, path);
        await expectAccessible(page);
      }
    });
  });
}

for (const width of widths) {
  test(`no page scrolls sideways at ${width} px`, async ({ page, account, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const fits = async (path: string) => {
      await settle(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    };
    for (const path of publicPages) await fits(path);
    await signIn(page, await account('admin'));
    for (const path of ['/dashboard', '/dashboard/users']) await fits(path);
  });
}
