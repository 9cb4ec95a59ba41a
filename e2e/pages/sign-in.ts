import { inLanguage, type Language } from '@motohaat/domain/language';
import type { Page } from '@playwright/test';

import type { Account } from '../fixtures/accounts.ts';
import { wordsIn } from '../fixtures/words.ts';

/** The login page. */
export function signInPage(page: Page, language: Language = 'en') {
  const { fields, signIn: t } = wordsIn(language).account;
  const path = inLanguage(language, '/login');
  const email = page.getByLabel(fields.email, { exact: true });
  const password = page.getByLabel(fields.password, { exact: true });
  const submit = page.locator('form').getByRole('button', { name: t.submit, exact: true });
  return {
    path,
    open: () => page.goto(path),
    email,
    /** Fills in the form and sends it. */
    async send(account: Pick<Account, 'email' | 'password'>) {
      await email.fill(account.email);
      await password.fill(account.password);
      await submit.click();
    },
  };
}
