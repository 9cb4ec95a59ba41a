import type { Page } from '@playwright/test';

import { serveVariant } from '../../fixtures/compositions.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { variantOf } from '../../fixtures/variants.ts';
import { bikeForm } from '../../pages/bike-form.ts';

const toBangla = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'বাংলা' }).click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('in the middle of a sign-up the language is switched, and only the password is typed again', async ({
  page,
}) => {
  await page.goto('/signup?utm_source=mail');
  await field(page, 'name').fill('Asha Akter');
  await field(page, 'email').fill('asha@b.example');
  await field(page, 'password').fill('Secret1!');
  await page.getByLabel('Seller').check();
  await toBangla(page);
  await expect(page).toHaveURL('/bn/signup?utm_source=mail');
  await expect(field(page, 'name')).toHaveValue('Asha Akter');
  await expect(field(page, 'email')).toHaveValue('asha@b.example');
  await expect(field(page, 'password')).toHaveValue('');
  await expect(page.locator('main [name="role"][value="seller"]')).toBeChecked();
});

test('in the middle of a bike the language is switched, and all of it is there, the photo too', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  await enter(page, seller);
  const form = bikeForm(page);
  await form.open();
  await form.fill('Shalik 110');
  await form.addPhotos(photo());
  await expect(page.getByText('bike.png is uploaded.')).toBeAttached();
  await toBangla(page);
  await expect(page).toHaveURL('/bn/dashboard/addProduct');
  const texts = {
    productName: 'Shalik 110',
    category: '3',
    location: 'Mirpur 10, Dhaka',
    originalprice: '১,৮৫,০০০',
    resaleprice: '1.45 lakh',
    used: '2.5',
    message: 'One owner, papers up to date.',
  };
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(page.locator('main [type="radio"][name="condition"][value="good"]')).toBeChecked();
  await expect(page.locator('main li img')).toHaveCount(1);

  const bike = await listBike(seller);
  await page.goto(`/dashboard/myProducts/${bike._id}`);
  await field(page, 'resaleprice').fill('140000');
  await toBangla(page);
  await expect(field(page, 'resaleprice')).toHaveValue('140000');
  await expect(field(page, 'message')).toHaveValue('One owner, papers up to date.');
});

test('a sign-in that is switched to Bangla leads to where it was asked for', async ({
  page,
  account,
}) => {
  const buyer = await account('buyer');
  await page.goto('/dashboard/wishlist');
  await expect(page).toHaveURL('/login');
  await field(page, 'email').fill(buyer.email);
  await toBangla(page);
  await expect(page).toHaveURL('/bn/login');
  await expect(field(page, 'email')).toHaveValue(buyer.email);
  await field(page, 'password').fill(buyer.password);
  await field(page, 'password').press('Enter');
  await expect(page).toHaveURL('/bn/dashboard/wishlist');
});

/** Put before a remote's container: it knows of no language, and its pages speak English. */
const before = (container: string) => `{
  let kept;
  const shared = async (scope, name) => (await Object.values(scope[name])[0].get())();
  Object.defineProperty(window, '${container}', {
    configurable: true,
    get: () => kept,
    set(real) {
      let scope;
      kept = {
        ...real,
        init: (given) => real.init((scope = given)),
        async get(name) {
          const [module, { createElement }, { LanguageContext, commonWords, platformWords }] = await Promise.all([
            real.get(name), shared(scope, 'react'), shared(scope, '@motohaat/platform'),
          ]);
          // It has all its words in itself.
          await Promise.all([commonWords.prepare('en'), platformWords.prepare('en')]);
          const old = (open) => async () => {
            const { default: Page } = await open();
            return {
              default: () => createElement(LanguageContext, { value: 'en' }, createElement(Page)),
            };
          };
          const pages = Object.entries(module().default).map(([id, open]) => [id, old(open)]);
          return () => ({ default: Object.fromEntries(pages) });
        },
      };
    },
  });
}`;

/** From now on, the browser draws what documents show: the server drew the release that is live. */
async function leaveUndrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () =>
      document.getElementById('root')?.removeAttribute('data-drawn'),
    );
  });
}

test('a release of before there was Bangla shows English in its region, and nothing else changes', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const script = before('mfe_storefront');
  const folder = variantOf('mfe-storefront', { version: '0.9.0', script });
  await serveVariant(page, folder, { language: 'en' });
  await leaveUndrawn(page);
  await page.goto('/bn/blogs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const region = page.locator('main > [lang=en]');
  await expect(region.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z]/);
  await page.getByRole('navigation').getByRole('link', { name: 'হোম' }).click();
  await expect(page).toHaveURL('/bn');
  await expect(region.getByRole('heading', { level: 1 })).toHaveText(/Favorite Bike/);
  expect(errors).toEqual([]);
});
