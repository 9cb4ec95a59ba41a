import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { presentMyProduct, presentSale } from './selling.presenter.ts';
import type { OwnProduct, SaleView } from './selling.repository.ts';

const shown = shownIn('en', createSpellers().en);
const now = new Date(Date.UTC(2026, 4, 1, 6));
const sale: SaleView = {
  id: 'booking',
  product_id: 'bike',
  product_name: 'Hero Hunk',
  amount: 90_000,
  asked: null,
  fee: null,
  customer_name: 'Rina Khatun',
  phone: '+8801712345678',
  meeting_location: 'Dhaka',
  status: 'pending_payment',
  created_at: now,
  updated_at: now,
  expires_at: new Date(now.getTime() + 1),
  images: [],
};
const present = (changes: Partial<SaleView>) =>
  presentSale({ ...sale, ...changes }, { events: [], now }, shown);

test('a sale names the asking price and the fee where there are such, and nothing else in their place', () => {
  expect(present({ asked: 100_000, fee: 2_000 })).toMatchObject({ asked: 100_000, fee: 2_000 });
  expect(Object.keys(present({}))).not.toEqual(expect.arrayContaining(['asked']));
  expect(Object.keys(present({}))).not.toEqual(expect.arrayContaining(['fee']));
});

type Case = OwnProduct['last_case'];
const refused: Case = { status: 'refused', reasons: ['price'] };
const approved: Case = { status: 'approved', reasons: [] };

test.each<[OwnProduct['status'], Case, because: unknown, reasons: string[]]>([
  ['draft', refused, 'refused', ['price']],
  ['draft', approved, 'expired', []],
  ['draft', null, 'expired', []],
  ['active', refused, null, []],
  ['sold', null, null, []],
])(
  'a bike that is %s, after the review %j, is a draft because %s',
  (status, last, because, reasons) => {
    const row = {
      ...sale,
      status,
      last_case: last,
      created_at: now,
      name: 'Hero Hunk',
      location: 'Dhaka',
      description: '',
      seller_name: 'Rafiq Hasan',
      seller_email: 'rafiq@example.com',
    } as unknown as OwnProduct;
    expect(presentMyProduct(row, { id: 'seller' } as Actor, shown)).toMatchObject({
      draftBecause: because,
      refusedBecause: reasons,
      expiresAt: status === 'active' ? row.expires_at.toISOString() : null,
    });
  },
);
