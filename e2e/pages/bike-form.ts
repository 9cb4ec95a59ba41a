import type { Page } from '@playwright/test';

import type { ChosenFile } from '../fixtures/photos.ts';

/** The form that adds a bike, and the one that edits it. */
export function bikeForm(page: Page) {
  const photos = page.getByRole('list', { name: 'Photos in their order' });
  const choose = page.getByLabel('Choose photos');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    open: async () => {
      await page.goto('/dashboard/addProduct');
      await choose.waitFor();
    },
    field,
    choose,
    photos: photos.getByRole('listitem'),
    addPhotos: (...files: ChosenFile[]) => choose.setInputFiles(files),
    /** Fills in everything but the photos. */
    async fill(name: string) {
      await field('Product name').fill(name);
      await field('Category').selectOption('Sport');
      await field('Location').fill('Mirpur 10, Dhaka');
      await field('Good').check();
      await field('Buying Price').fill('১,৮৫,০০০');
      await field('Asking Price').fill('1.45 lakh');
      await field('Used').fill('2.5');
      await field('Description').fill('One owner, papers up to date.');
    },
    submit: page.getByRole('button', { name: 'Add Product' }),
    save: page.getByRole('button', { name: 'Save changes' }),
    added: page.getByText('Product added successfully'),
  };
}
