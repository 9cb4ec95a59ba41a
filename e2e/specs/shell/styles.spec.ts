import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { classLetters } from '@motohaat/contract/class-names';
import type { Locator, Page } from '@playwright/test';

import { applications } from '../../../scripts/lib/builds.ts';
import { root } from '../../../scripts/lib/run.ts';
import { serveVariant } from '../../fixtures/compositions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { variantOf } from '../../fixtures/variants.ts';

test.use({ viewport: { width: 390, height: 800 } });

/** All classes that a sheet gives properties to. */
const letters = classLetters.module + classLetters.own;
const classNames = new RegExp(`\\.[A-Za-z_][\\w-]*-[\\w-]{${letters}}(?![\\w-])`, 'g');
const classesOf = (sheet: string) => new Set(sheet.match(classNames));

/** Everything that a sheet styles, the shared button too, as another version might draw it. */
function withAnotherButton(sheet: string): string {
  const all = [...classesOf(sheet)].join();
  return all && `${sheet}@layer ui{${all}{border-radius:33px;letter-spacing:3px;color:#0f0}}`;
}

/** Every computed property of each control, by its position. */
const looks = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    }),
  );

const isChanged = (all: Record<string, string>[]) =>
  all.some((style) => style['border-top-left-radius'] === '33px');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Let us find your Favorite Bike' })).toBeVisible();
  await expect(page.locator('main').getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a release whose shared button is another leaves the controls of the shell as they are', async ({
  page,
}) => {
  const shell = page.locator('header, footer').locator('a, button');
  const changed = page.locator('main').locator('a, button');
  await openHome(page);
  const before = await looks(shell);
  expect(before.length).toBeGreaterThan(5);
  expect(isChanged(await looks(changed))).toBe(false);

  const folder = variantOf('mfe-storefront', { version: '0.9.0', styles: withAnotherButton });
  await serveVariant(page, folder);
  await openHome(page);
  expect(isChanged(await looks(changed))).toBe(true);
  expect(await looks(shell)).toEqual(before);
});

test('the taka sign leaves room for the digit behind it', async ({ page }) => {
  await page.goto('/');
  const room = await page.evaluate(async () => {
    const font = "bold 100px 'MotoHaat Taka'";
    const faces = await document.fonts.load(font, '৳');
    const pen = document.createElement('canvas').getContext('2d');
    if (faces.length !== 1 || !pen) return Number.NaN;
    pen.font = font;
    const { width, actualBoundingBoxRight } = pen.measureText('৳');
    return width - actualBoundingBoxRight;
  });
  // In hundredths of the size of the type; with two, it touched bold digits and a Bangla eight.
  expect(room).toBeGreaterThan(7);
});

test('no two applications share a class, and none sends the same styles under two addresses', () => {
  const owners = new Map<string, string>();
  for (const application of applications()) {
    for (const path of globSync('dist/**/*.css', { cwd: join(root, application) })) {
      const sheet = readFileSync(join(root, application, path), 'utf8');
      for (const name of classesOf(sheet)) {
        const owner = `${application}/${path}`;
        expect(owners.get(name) ?? owner, name).toBe(owner);
        owners.set(name, owner);
      }
    }
  }
  expect(owners.size).toBeGreaterThan(300);
});
