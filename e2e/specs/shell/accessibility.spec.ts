import type { Account } from '../../fixtures/accounts.ts';
import { payFor } from '../../fixtures/card-vendor.ts';
import { looksAt } from '../../fixtures/looks.ts';
import { book, callAs, placeOf, takeBike } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

const publicPages = [
  '/',
  '/blogs',
  '/categories/1',
  '/search?q=pulsar',
  '/bikes',
  '/bikes/bajaj/dhaka',
  '/login',
  '/signup',
  '/terms',
  '/services',
  '/privacy',
  '/no/such/page',
];

/** Of a bike, of who sells it, and of it beside others. */
async function bikePages(): Promise<string[]> {
  const { _id } = await takeBike();
  const bike = (await (
    await fetch(`${process.env['MOTOHAAT_URL']}/api/products/${_id}`)
  ).json()) as {
    seller: { _id: string };
  };
  return [`/products/${_id}`, `/sellers/${bike.seller._id}`, `/compare?bikes=${_id}`];
}

/** A buyer with an order and a wish. @returns the pages that show them */
async function buyerPages(buyer: Account): Promise<string[]> {
  const bike = await takeBike();
  const id = await book(buyer, bike);
  await callAs(buyer, 'POST', '/wishlist', { productId: bike._id });
  await callAs(buyer, 'POST', '/reportedItems', { productId: bike._id, reason: 'fraud' });
  await callAs(buyer, 'POST', '/savedSearches', { address: { brand: 'bajaj' } });
  const lists = ['myorders', 'wishlist', 'myReports', 'savedSearches'].map(
    (page) => `/dashboard/${page}`,
  );
  return [...lists, `/dashboard/payment/${id}`];
}

/** The admin's pages, with a report, a paid booking and an entry of the log to show, and the profile. */
async function adminPages(reporter: Account): Promise<string[]> {
  const bike = await takeBike();
  const note = 'Asked for money in advance, and would not show the papers.';
  await callAs(reporter, 'POST', '/reportedItems', { productId: bike._id, reason: 'fraud', note });
  await payFor(reporter, await book(reporter, await takeBike()));
  const pages = [
    'users',
    'sellers',
    'buyers',
    'paidBookings',
    'disputes',
    'reportedItems',
    'review',
    'models',
    'mails',
    'audit',
    'releases',
    'profile',
  ];
  return ['/dashboard', ...pages.map((page) => `/dashboard/${page}`)];
}

/** A seller with a bike that is for sale and one that is booked. @returns the pages that show them */
async function sellerPages(seller: Account, buyer: Account): Promise<string[]> {
  const bike = await listBike(seller);
  await book(buyer, await listBike(seller));
  const edit = `/dashboard/myProducts/${bike._id}`;
  return ['/dashboard/addProduct', '/dashboard/myProducts', edit, '/dashboard/bookings'];
}

// What is pressed is found by its place: each look has other words.
test.describe('in Bangla and with words 40 % longer, from 320 to 1280 px and at twice the text’s size, all fits, no line is too low, and axe finds nothing serious in light and dark,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Many pages in one test.
  test.slow();

  for (const path of publicPages) {
    test(`on ${path}`, async ({ page }) => {
      for (const look of await looksAt(page)) {
        await look.open(path);
        await look.examine(path);
      }
    });
  }

  test('on a bike’s page, and on its seller’s', async ({ page }) => {
    const pages = await bikePages();
    for (const look of await looksAt(page)) {
      for (const path of pages) {
        await look.open(path);
        await look.examine(path);
      }
    }
  });

  test('in the menus of a phone', async ({ page, account, enter }) => {
    await enter(page, await account('buyer'));
    for (const look of await looksAt(page)) {
      await look.page.setViewportSize({ width: 360, height: 800 });
      await look.open('/dashboard/myorders');
      await look.page.locator('header button[aria-expanded]').first().click();
      await look.examine('the menu of the site');
      await look.page.setViewportSize({ width: 360, height: 800 });
      await look.page.keyboard.press('Escape');
      await look.page.locator('header button').first().click();
      await look.page.locator('dialog:modal').waitFor();
      await look.examine('the menu of the dashboard');
    }
  });

  test('on the buyer’s pages, also when a card is declined', async ({ page, account, enter }) => {
    const buyer = await account('buyer');
    await enter(page, buyer);
    const pages = await buyerPages(buyer);
    for (const look of await looksAt(page)) {
      for (const path of pages) {
        await look.open(path);
        await look.examine(path);
      }
      const payment = paymentPage(look.page);
      await payment.fill(cards.declined);
      await look.page.locator('main form [type=submit]').click();
      await expect(payment.failure).toBeVisible();
      await look.examine('a declined card');
    }
  });

  test('in the dialogs that book, report and cancel', async ({ page, account, enter }) => {
    const buyer = await account('buyer');
    await enter(page, buyer);
    const bike = await takeBike();
    await book(buyer, await takeBike());
    for (const look of await looksAt(page)) {
      await look.open(placeOf(bike));
      const acts = look.page.locator(`[id="p-${bike._id}"] button[aria-describedby]`);
      await acts.nth(1).click();
      await look.page.locator('[role=status]:visible, [role=alert]:visible').last().waitFor();
      await look.examine('what is said of an action');
      await acts.nth(0).click();
      await look.page.locator('dialog [type=tel]').fill('123');
      await look.page.locator('dialog [type=submit]').click();
      await look.examine('the dialog that books');
      await look.page.keyboard.press('Escape');
      await acts.nth(2).click();
      await look.page.locator('dialog:modal').waitFor();
      await look.examine('the dialog that reports');
      await look.open('/dashboard/myorders');
      await look.page.locator('article button').last().click();
      await look.page.locator('dialog:modal').waitFor();
      await look.examine('the dialog that cancels');
    }
  });

  test('on the seller’s pages, in the form with photos and errors, and where a bike is deleted', async ({
    page,
    account,
    enter,
  }) => {
    const seller = await account('seller');
    await enter(page, seller);
    const pages = await sellerPages(seller, await account('buyer'));
    const text = { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    for (const look of await looksAt(page)) {
      for (const path of pages) {
        await look.open(path);
        await look.examine(path);
      }
      await look.open('/dashboard/addProduct');
      const form = look.page.locator('main form');
      await form
        .locator('[type=file]')
        .first()
        .setInputFiles([photo('a.png'), text]);
      await form.locator('li button').nth(2).waitFor();
      await form.locator('[name=originalprice]').fill('1 lakh');
      await form.locator('[name=resaleprice]').fill('2 lakh');
      await form.locator('[type=submit]').click();
      await look.examine('the form with errors');
      await look.open('/dashboard/myProducts');
      await look.page.locator('article button').last().click();
      await look.page.locator('dialog:modal').waitFor();
      await look.examine('the dialog that deletes a bike');
    }
  });

  test('on the admin’s pages', async ({ page, account, enter }) => {
    await enter(page, await account('admin'));
    const pages = await adminPages(await account('buyer'));
    for (const look of await looksAt(page)) {
      for (const path of pages) {
        await look.open(path);
        await look.examine(path);
      }
    }
  });

  test('in a row’s menu, and where somebody is deleted', async ({ page, account, enter }) => {
    const buyer = await account('buyer');
    await enter(page, await account('admin'));
    for (const look of await looksAt(page)) {
      await look.open(`/dashboard/buyers?q=${buyer.email}`);
      await look.page.setViewportSize({ width: 320, height: 800 });
      await look.page.locator('tbody button').last().click();
      await look.examine('the menu of a row', [320]);
      await look.page.getByRole('menuitem').last().click();
      await look.page.getByRole('dialog').getByRole('list').waitFor();
      await look.page.locator('dialog button').last().click();
      await look.examine('the dialog that deletes somebody');
    }
  });

  test('in the dialog that deletes one’s own account', async ({ page, account, enter }) => {
    await enter(page, await account('buyer'));
    for (const look of await looksAt(page)) {
      await look.open('/dashboard/profile');
      await look.page.locator('main button').last().click();
      await look.page.getByRole('dialog').getByRole('list').waitFor();
      await look.examine('the dialog that deletes one’s own account');
    }
  });
});
