import type { Page } from '@playwright/test';

/** A bike in My Products. */
export function myProduct(page: Page, name: string) {
  const card = page.getByRole('article', { name });
  const button = (label: string) => card.getByRole('button', { name: label, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    card,
    open: async () => {
      await page.goto('/dashboard/myProducts');
      await card.waitFor();
    },
    advertise: button('Advertise Item'),
    edit: card.getByRole('link', { name: 'Edit' }),
    sold: button('Mark as sold'),
    delete: button('Delete'),
    dialog,
    /** Answers the question with its action. */
    confirm: (action: string) => dialog.getByRole('button', { name: action, exact: true }).click(),
  };
}
