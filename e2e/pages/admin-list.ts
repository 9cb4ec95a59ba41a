import type { Page } from '@playwright/test';

/** A list of the admin console: its rows, each row's menu, and the dialogs of the actions. */
export function adminList(page: Page) {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return {
    row,
    search: page.getByRole('searchbox'),
    dialog: page.getByRole('dialog'),
    reason: page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ }),
    /** Opens the menu of a row and chooses an action of it. */
    async choose(name: string, action: string) {
      await row(name)
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    /** Presses the dialog's own button. */
    confirm: (action: string) =>
      page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click(),
  };
}
