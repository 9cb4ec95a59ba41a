import { createSpellers } from '@motohaat/catalogue/spelling';
import type { Paper } from '@motohaat/contract/papers';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { drawPapers } from './draw-papers.ts';
import type { Charge, PaperFacts } from './papers.repository.ts';
import { receiptPaper } from './receipt-paper.ts';
import { receiptsOf } from './receipts.ts';
import { transferPaper } from './transfer-paper.ts';

const shown = shownIn('en', createSpellers().en);
const at = new Date(Date.UTC(2026, 4, 1, 6));
const back = new Date(Date.UTC(2026, 4, 2, 6));

const plain: PaperFacts = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  status: 'paid',
  product_name: 'Honda CB Hornet 160R',
  amount: 140_000,
  asked: null,
  fee: null,
  buyer_id: 'buyer',
  buyer_name: 'Rina Khatun',
  seller_id: 'seller',
  seller_name: 'Arif Chowdhury',
  reason: null,
  reason_code: null,
  year: null,
  cc: null,
  registration: null,
  registration_zone: null,
  registration_year: null,
  chassis_end: null,
  engine_end: null,
};

const charge: Charge = {
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  transaction_id: 'pi_1',
  amount: 140_000,
  refunded_amount: 0,
  isDuplicate: false,
  charged_at: at,
  returned_at: back,
};

/** The lines of a part of a sheet, without those that are the same on each. */
function linesOf(paper: Paper, heading: string) {
  const block = paper.blocks.find((each) => each.kind === 'facts' && each.heading === heading);
  const facts = block?.kind === 'facts' ? block.facts : [];
  const same = ['In words', 'Transaction ID', 'Date'];
  return facts.filter(({ label }) => !same.includes(label)).map((each) => Object.values(each));
}

/** The money of a receipt: of the payment, or of the refund after it. */
function moneyOf(facts: Partial<PaperFacts>, charged: Partial<Charge> = {}, index = 0) {
  const receipt = receiptsOf([{ ...charge, ...charged }])[index];
  if (!receipt) throw new Error('There is no such receipt');
  return linesOf(receiptPaper({ ...plain, ...facts }, receipt, shown), 'Amount');
}

const fee = { fee: 2_000 };
const paidFee = { amount: 2_000 };
const chargedFee = ['Booking fee paid online, counted into the price', '৳2,000'];
const rest = ['Rest of the price, paid by hand at the hand-over', '৳1,38,000'];
const price = ['Price of the bike', '৳1,40,000'];

test.each([
  ['the whole price', {}, {}, [['Paid', '৳1,40,000']]],
  [
    'the whole of an agreed price',
    { asked: 145_000 },
    {},
    [
      ['Asking price', '৳1,45,000'],
      ['Price agreed by offer', '৳1,40,000'],
      ['Paid', '৳1,40,000'],
    ],
  ],
  ['a fee', fee, paidFee, [price, chargedFee, rest]],
  ['a fee of a sold bike', { ...fee, status: 'completed' }, paidFee, [price, chargedFee, rest]],
  ['a fee of a disputed one', { ...fee, status: 'disputed' }, paidFee, [price, chargedFee, rest]],
  ['a fee of one that is over', { ...fee, status: 'refunded' }, paidFee, [price, chargedFee]],
  ['a fee paid twice', fee, { ...paidFee, isDuplicate: true }, [price, chargedFee]],
  [
    'a fee of one that its buyer gave up',
    { ...fee, status: 'cancelled', reason_code: 'given_up_by_buyer' },
    paidFee,
    [
      price,
      chargedFee,
      ['How the booking ended', 'The buyer gave the booking up. The booking fee is not returned.'],
    ],
  ],
  [
    'what an admin gives back, without the reason',
    { reason: 'It is stolen.' },
    {},
    [['Paid', '৳1,40,000']],
  ],
] as const)('a receipt of a payment tells of %s', (_what, facts, charged, lines) => {
  expect(moneyOf(facts, charged)).toEqual(lines);
});

const sellerEnded = 'The seller ended the booking. The buyer gets the money back.';
test.each([
  [
    'that it was paid twice',
    { reason: 'It is stolen.' },
    { isDuplicate: true },
    'The booking was paid twice.',
  ],
  ['what an admin wrote', { reason: 'It is stolen.' }, {}, 'It is stolen.'],
  ['who ended the booking', { reason_code: 'ended_by_seller' }, {}, sellerEnded],
] as const)('a receipt of a refund gives as its reason %s', (_what, facts, charged, why) => {
  const [payment] = receiptsOf([charge]);
  expect(moneyOf(facts, { ...charged, refunded_amount: 140_000 }, 1)).toEqual([
    ['Given back', '৳1,40,000'],
    ['For the payment', payment?.number],
    ['Reason', why],
  ]);
});

test('a refund for which nobody wrote a reason has none', () => {
  const lines = moneyOf({ status: 'refunded' }, { refunded_amount: 100_000 }, 1);
  expect(lines.map(([label]) => label)).toEqual([
    'Price of the bike',
    'Given back',
    'For the payment',
  ]);
});

test('receipts stand in the order in which the money moved', () => {
  const first = { ...charge, refunded_amount: 140_000, returned_at: new Date(+back + 1) };
  const second = { ...charge, id: `${charge.id.slice(0, -1)}9`, charged_at: back };
  expect(
    receiptsOf([first, second]).map(({ kind, isDuplicate, of }) => [kind, isDuplicate, of]),
  ).toEqual([
    ['payment', false, undefined],
    ['payment', false, undefined],
    ['refund', false, receiptsOf([first])[0]?.number],
  ]);
});

const unknown = [
  ['Bike', 'Honda CB Hornet 160R'],
  ['Registration', ''],
  ['Registration number', ''],
  ['Chassis number', ''],
  ['Engine number', ''],
];
test.each([
  ['what nobody has said is left to a hand', {}, unknown],
  [
    'the state of the registration',
    { registration: 'applied' },
    unknown.with(1, ['Registration', 'Applied for']),
  ],
  [
    'where it was registered, also when nobody knows the year',
    { registration: 'registered', registration_zone: 'dhaka' },
    unknown.with(1, ['Registration', 'Dhaka']),
  ],
  [
    'where and in which year it was registered',
    { registration: 'registered', registration_zone: 'dhaka', registration_year: 2021 },
    unknown.with(1, ['Registration', 'Dhaka, 2021']),
  ],
  [
    'what is known of the bike',
    { year: 2021, cc: 1_600, engine_end: 'ZZ97' },
    [
      ['Bike', 'Honda CB Hornet 160R'],
      ['Year', '2021'],
      ['Engine', '1600 cc'],
      ['Registration', ''],
      ['Registration number', ''],
      ['Chassis number', ''],
      ['Engine number', '… ZZ97  (whole: ____________________ )'],
    ],
  ],
] as const)('the sheet of a transfer: %s', (_what, facts, lines) => {
  expect(linesOf(transferPaper({ ...plain, ...facts }, at, shown), 'The motorcycle')).toEqual(
    lines,
  );
});

const pricesOf = (facts: Partial<PaperFacts>) =>
  linesOf(transferPaper({ ...plain, ...facts }, at, shown), 'The price');
test('the sheet of a transfer has the parts of a price of which a fee was paid, and of no other', () => {
  expect(pricesOf({})).toEqual([['In figures', '৳1,40,000']]);
  expect(pricesOf(fee)).toEqual([['In figures', '৳1,40,000'], chargedFee, rest]);
});

const paper: Paper = { language: 'en', title: 'Sheet', subtitle: 'One', blocks: [] };

test('what stands under no heading is drawn without one', async () => {
  const facts = [{ label: 'Bike', value: 'Honda' }];
  const drawn = await drawPapers([{ ...paper, blocks: [{ kind: 'facts', heading: null, facts }] }]);
  expect(readPdf(drawn).texts).toEqual(['MotoHaat', 'Sheet', 'One', 'Bike', 'Honda']);
  expect(drawn.toString('latin1')).not.toContain('/H2');
});

test.each([
  ['what is printed', 'Honda', 1],
  ['what is left to a hand', '', 2],
])('of %s, 29 lines take as much room as they need', async (_what, value, expected) => {
  const facts = Array.from({ length: 29 }, () => ({ label: 'Bike', value }));
  const drawn = await drawPapers([{ ...paper, blocks: [{ kind: 'facts', heading: null, facts }] }]);
  const { sheets, texts } = readPdf(drawn);
  expect(sheets).toBe(expected);
  expect(texts.slice(3)).toEqual(facts.flatMap((fact) => [fact.label, fact.value]).filter(Boolean));
});

test.each([
  ['bn', 'bn-BD'],
  ['en', 'en'],
] as const)('whoever has a PDF in %s read aloud hears it in %s', async (language, spoken) => {
  const drawn = await drawPapers([{ ...paper, language }]);
  expect(drawn.toString('latin1')).toContain(`/Lang (${spoken})`);
});
