import type { Page } from '@playwright/test';

import { type Bike, placeOf } from '../fixtures/market.ts';

/** A bike's card in its category, and the dialogs that it opens. */
export function bikeCard(page: Page, bike: Bike) {
  const card = page.locator(`[id="p-${bike._id}"]`);
  return {
    card,
    open: async () => {
      await page.goto(placeOf(bike));
      await card.waitFor();
    },
    buy: card.getByRole('button', { name: 'Buy' }),
    wish: card.getByRole('button', { name: 'Add To WishList' }),
    report: card.getByRole('button', { name: 'Report' }),
    bookingDialog: page.getByRole('dialog', { name: `Book ${bike.name}` }),
    reportDialog: page.getByRole('dialog', { name: `Report ${bike.name}` }),
    book: page.getByRole('button', { name: 'Book this bike' }),
  };
}
