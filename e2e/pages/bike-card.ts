import { inLanguage, type Language } from '@motohaat/domain/language';
import type { Page } from '@playwright/test';

import { type Bike, placeOf } from '../fixtures/market.ts';
import { wordsIn } from '../fixtures/words.ts';

/** A bike's card in its category, and the dialogs that it opens. */
export function bikeCard(page: Page, bike: Bike, language: Language = 'en') {
  const { acts, bikes: t, ui } = wordsIn(language);
  const card = page.locator(`[id="p-${bike._id}"]`);
  return {
    card,
    open: async () => {
      await page.goto(inLanguage(language, placeOf(bike)));
      await card.waitFor();
    },
    buy: card.getByRole('button', { name: t.buying.buy }),
    pay: card.getByRole('link', { name: t.buying.payHeld }),
    wish: card.getByRole('button', { name: t.buying.wish }),
    unwish: card.getByRole('button', { name: t.heart.remove }),
    report: card.getByRole('button', { name: t.buying.report }),
    bookingDialog: page.getByRole('dialog', { name: ui.booking.title(bike.name) }),
    reportDialog: page.getByRole('dialog', { name: acts.report.title(bike.name) }),
    book: page.getByRole('button', { name: ui.booking.confirm }),
  };
}
