import type { PaperBlock, Papers, PapersOfBooking } from '@motohaat/contract/papers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addBooking, addPayment, addProduct } from '../../testing/rows.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const charged = new Date(Date.UTC(2026, 4, 1, 6));

type Case = {
  paid?: number;
  returned?: number;
  reason?: 'duplicate';
  status?: 'paid' | 'refunded';
};

/** A booking for ৳1,40,000 of which so much was charged, and so much went back. */
async function deal({ paid = 1_40_000, returned = 0, reason, status = 'paid' }: Case = {}) {
  const buyer = await market.signIn('buyer', { name: 'রিনা খাতুন' });
  const bike = await addProduct(market.db, {
    seller_id: market.seller.id,
    name: 'Honda CB Hornet 160R',
    status: 'reserved',
    resale_price: 1_40_000,
    year: 2021,
    registration: 'registered',
    registration_zone: 'dhaka',
    registration_year: 2021,
  });
  const { id } = await addBooking(market.db, bike, {
    buyer_id: buyer.id,
    customer_name: 'রিনা খাতুন',
    seller_name: 'Arif Chowdhury',
    status,
  });
  await addPayment(market.db, id, {
    amount: paid,
    charged_at: charged,
    ...(returned > 0 && {
      refunded_amount: returned,
      returned_at: new Date(charged.getTime() + 86_400_000),
      status: 'refunded',
    }),
    ...(reason && { refund_reason: reason }),
  });
  return { id, buyer, bikeId: bike.id };
}

type Deal = Awaited<ReturnType<typeof deal>>;

const get = (person: Person, path: string, language: 'en' | 'bn') =>
  market.app.inject({
    url: `/api/bookings/${path}`,
    headers: { authorization: person.authorization, 'accept-language': language },
  });

async function papersOf({ id, buyer }: Deal) {
  return (await get(buyer, `${id}/papers`, 'en')).json<PapersOfBooking>();
}

async function receipt(own: Deal, index = 0, language: 'en' | 'bn' = 'en') {
  const { receipts } = await papersOf(own);
  const path = `${own.id}/receipts/${receipts[index]?.number}`;
  const page = (await get(own.buyer, path, language)).json<Papers>();
  const file = await get(own.buyer, `${path}/pdf`, language);
  return { page, file, pdf: readPdf(file.rawPayload) };
}

const wordsOf = ({ sheets }: Papers) =>
  sheets.flatMap(({ title, subtitle, blocks }) => [title, subtitle, ...blocks.flatMap(blockWords)]);
function blockWords(block: PaperBlock): string[] {
  if (block.kind === 'note') return [block.text];
  if (block.kind === 'steps') return [block.heading, ...block.steps];
  if (block.kind === 'signatures') {
    return [block.heading, ...block.people.flatMap(({ title, lines }) => [title, ...lines])];
  }
  return [
    ...(block.heading === null ? [] : [block.heading]),
    ...block.facts.flatMap(({ label, value }) => [label, value]),
  ].filter(Boolean);
}

test.each([
  [
    'en',
    ['৳1,40,000', 'One lakh forty thousand taka only', 'রিনা খাতুন', 'Arif Chowdhury', '1 May 2026'],
  ],
  ['bn', ['৳১,৪০,০০০', 'এক লক্ষ চল্লিশ হাজার টাকা মাত্র', 'রিনা খাতুন', 'Arif Chowdhury', '১ মে ২০২৬']],
] as const)('a receipt in %s says on its page and in its PDF the same', async (language, said) => {
  const { page, file, pdf } = await receipt(await deal(), 0, language);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="motohaat-P-2026-\w{10}\.pdf"$/,
  );
  expect(wordsOf(page)).toEqual(expect.arrayContaining([...said, expect.stringMatching(/^pi_/)]));
  expect(pdf).toMatchObject({ sheets: 1, gaps: 0 });
  expect(pdf.texts).toEqual(['MotoHaat', ...wordsOf(page)]);
});

test('a part of the price is named beside the price and what is left; a refund beside its payment', async () => {
  const own = await deal({ paid: 2_000, returned: 2_000, status: 'refunded' });
  const { receipts, transferPack } = await papersOf(own);
  expect(receipts).toMatchObject([
    { kind: 'payment', amount: 2_000 },
    { kind: 'refund', amount: 2_000 },
  ]);
  expect(transferPack).toBe(false);
  const paid = wordsOf((await receipt(own)).page);
  expect(paid).toEqual(
    expect.arrayContaining(['৳1,40,000', '৳2,000', 'Two thousand taka only', '৳1,38,000']),
  );
  const back = wordsOf((await receipt(own, 1)).page);
  expect(back).toEqual(expect.arrayContaining(['৳2,000', receipts[0]?.number]));
  const twice = await deal({ returned: 1_40_000, reason: 'duplicate' });
  expect(wordsOf((await receipt(twice, 1)).page)).toContain('The booking was paid twice.');
});

test('the transfer pack is in Bangla and in English, for a booking that is paid', async () => {
  const { id, buyer, bikeId } = await deal();
  await market.db
    .insertInto('stamped_numbers')
    .values({ product_id: bikeId, chassis_hash: 'hash', chassis_end: 'ZZ97' })
    .execute();
  const page = (await get(market.seller, `${id}/transferPack`, 'en')).json<Papers>();
  expect(page.sheets.map(({ language }) => language)).toEqual(['bn', 'en']);
  expect(wordsOf(page)).toEqual(
    expect.arrayContaining([
      'হোন্ডা সিবি হর্নেট 160R',
      'ঢাকা, ২০২১',
      'এক লক্ষ চল্লিশ হাজার টাকা মাত্র',
      'Dhaka, 2021',
      'One lakh forty thousand taka only',
      'Witness 1',
      expect.stringContaining('ZZ97'),
      'সাক্ষী ২',
      expect.stringMatching(/needs no fitness certificate/),
    ]),
  );
  const file = await get(buyer, `${id}/transferPack/pdf`, 'bn');
  const { texts, gaps } = readPdf(file.rawPayload);
  expect(gaps).toBe(0);
  expect(
    texts.filter((text) => text !== 'MotoHaat' && !/^[\d০-৯]\.$/.test(text)).toSorted(),
  ).toEqual(wordsOf(page).toSorted());
  const over = await deal({ returned: 1_40_000, status: 'refunded' });
  expect((await get(over.buyer, `${over.id}/transferPack`, 'en')).json()).toMatchObject({
    code: 'conflict',
    message: 'This booking is not under way any more, so that nothing is transferred.',
  });
});

test('a number of another booking is none of this one’s', async () => {
  const [one, other] = [await deal(), await deal()];
  const { receipts } = await papersOf(other);
  const answer = await get(one.buyer, `${one.id}/receipts/${receipts[0]?.number}`, 'en');
  expect(answer.statusCode).toBe(404);
});
