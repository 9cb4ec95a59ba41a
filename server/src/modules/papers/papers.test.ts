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
  status?: 'pending_payment' | 'paid' | 'disputed' | 'refunded' | 'cancelled';
  /** What else the booking's row says. */
  row?: { fee?: number; asked?: number; reason_code?: 'given_up_by_buyer' | 'ended_by_seller' };
};

/** A booking for ৳1,40,000 of which so much was charged, and so much went back. */
async function deal({ returned = 0, reason, status = 'paid', row, ...rest }: Case = {}) {
  const { paid = row?.fee ?? 1_40_000 } = rest;
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
    ...row,
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

test('a booking fee is named beside the price and the rest; a refund beside its payment', async () => {
  const own = await deal({ row: { fee: 2_000 } });
  const rest = ['Rest of the price, paid by hand at the hand-over', '৳1,38,000'];
  expect(wordsOf((await receipt(own)).page)).toEqual(
    expect.arrayContaining(['৳1,40,000', '৳2,000', 'Two thousand taka only', ...rest]),
  );
  const pack = (await get(own.buyer, `${own.id}/transferPack`, 'en')).json<Papers>();
  expect(wordsOf(pack)).toEqual(expect.arrayContaining(['৳1,40,000', ...rest, '৳১,৩৮,০০০']));
  const ended = await deal({
    returned: 2_000,
    status: 'refunded',
    row: { fee: 2_000, reason_code: 'ended_by_seller' },
  });
  const { receipts, transferPack } = await papersOf(ended);
  expect(receipts).toMatchObject([
    { kind: 'payment', amount: 2_000 },
    { kind: 'refund', amount: 2_000 },
  ]);
  expect(transferPack).toBe(false);
  expect(wordsOf((await receipt(ended)).page)).not.toContain(rest[0]);
  expect(wordsOf((await receipt(ended, 1)).page)).toEqual(
    expect.arrayContaining([
      'Booking fee given back',
      '৳2,000',
      receipts[0]?.number,
      'The seller ended the booking. The buyer gets the money back.',
    ]),
  );
  const row = { fee: 2_000, reason_code: 'given_up_by_buyer' } as const;
  const given = wordsOf((await receipt(await deal({ status: 'cancelled', row }))).page);
  expect(given).toContain('The buyer gave the booking up. The booking fee is not returned.');
  expect(given).not.toContain(rest[0]);
  const twice = await deal({ returned: 1_40_000, reason: 'duplicate' });
  expect(wordsOf((await receipt(twice, 1)).page)).toContain('The booking was paid twice.');
});

test.each([
  ['en', ['Asking price', '৳1,45,000', 'Price agreed by offer', '৳1,40,000', 'Paid']],
  ['bn', ['চাওয়া দাম', '৳১,৪৫,০০০', 'প্রস্তাবে ঠিক হওয়া দাম', '৳১,৪০,০০০', 'পরিশোধ']],
] as const)(
  'a receipt tells what was asked from what was agreed on, in %s',
  async (language, said) => {
    const own = await deal({ row: { asked: 1_45_000 } });
    expect(wordsOf((await receipt(own, 0, language)).page)).toEqual(
      expect.arrayContaining([...said]),
    );
  },
);

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
});

test.each([
  ['pending_payment', 'The papers for the transfer are there as soon as the booking is paid.'],
  ['disputed', 'Something was said to be wrong with this bike. Wait for the decision.'],
  ['refunded', 'This booking is not under way any more, so that nothing is transferred.'],
] as const)('there is no transfer pack of a booking that is %s', async (status, message) => {
  const { id, buyer } = await deal({ status });
  const answer = await get(buyer, `${id}/transferPack`, 'en');
  expect(answer.json()).toMatchObject({ code: 'conflict', message });
});

test('a number of another booking is none of this one’s', async () => {
  const [one, other] = [await deal(), await deal()];
  const { receipts } = await papersOf(other);
  const answer = await get(one.buyer, `${one.id}/receipts/${receipts[0]?.number}`, 'en');
  expect(answer.statusCode).toBe(404);
});
