import type { Language } from '@motohaat/domain/language';
import type { Page } from '@playwright/test';

import { wordsIn } from '../fixtures/words.ts';

/** A list of the admin console: its rows, each row's menu, and the dialogs of the actions. */
export function adminList(page: Page, language: Language = 'en') {
  const { dialog: t } = wordsIn(language).ui;
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return {
    row,
    search: page.getByRole('main').getByRole('searchbox'),
    dialog: page.getByRole('dialog'),
    reason: page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${t.reason}`) }),
    /** Opens the menu of a row, the one button in it that has one, and chooses an action of it. */
    async choose(name: string, action: string) {
      await row(name).first().locator('button[aria-haspopup]').click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    /** Presses the dialog's own button. */
    confirm: (action: string) =>
      page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click(),
  };
}
