import type { Page } from '@playwright/test';

/** A list of the admin console: its rows, each row's menu, and the dialogs of the acts. */
export function adminList(page: Page) {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  return {
    row,
    search: page.getByRole('searchbox'),
    dialog: page.getByRole('dialog'),
    reason: page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ }),
    /** Opens the menu of a row and chooses an act of it. */
    async choose(name: string, act: string) {
      await row(name)
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: act }).click();
    },
    /** Presses the dialog's own button. */
    confirm: (act: string) =>
      page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click(),
  };
}
