import { inLanguage, type Language } from '@motohaat/domain/language';
import type { Page } from '@playwright/test';

import { wordsIn } from '../fixtures/words.ts';

/** A bike in My Products. */
export function myProduct(page: Page, name: string, language: Language = 'en') {
  const { products: t } = wordsIn(language).seller;
  const card = page.getByRole('article', { name });
  const button = (label: string) => card.getByRole('button', { name: label, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    card,
    open: async () => {
      await page.goto(inLanguage(language, '/dashboard/myProducts'));
      await card.waitFor();
    },
    advertise: button(t.advertise),
    edit: card.getByRole('link', { name: t.edit }),
    sold: button(t.markSold),
    delete: button(t.delete),
    dialog,
    /** Answers the question with its action. */
    confirm: (action: string) => dialog.getByRole('button', { name: action, exact: true }).click(),
  };
}
