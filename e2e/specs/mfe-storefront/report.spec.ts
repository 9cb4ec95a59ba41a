import { takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeCard } from '../../pages/bike-card.ts';

test('a buyer reports a bike once, and a second time is told so', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike();
  const shown = bikeCard(page, bike);
  await enter(page, await account('buyer'));
  await shown.open();
  for (const answer of ['Reported To Admin.', `You already have reported ${bike.name}`]) {
    await shown.report.click();
    await page.getByLabel('It looks like a fraud').check();
    await page.getByLabel('Note').fill('Asked for money in advance.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(shown.reportDialog).toBeHidden();
    await expect(shown.report).toBeFocused();
  }
});

test('a report needs a reason', async ({ page, account, enter }) => {
  const shown = bikeCard(page, await takeBike());
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.report.click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose what is wrong.')).toBeVisible();
});
