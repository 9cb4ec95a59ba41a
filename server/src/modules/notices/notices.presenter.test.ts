import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { presentNotice } from './notices.presenter.ts';
import type { NoticeRow } from './notices.repository.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const row = {
  id: 'notice',
  kind: 'wish_back',
  data: {},
  product_id: 'bike',
  booking_id: null,
  bike_name: 'Hero Hunk',
  words: null,
  created_at: now,
  read_at: null,
} as unknown as NoticeRow;
const shown = shownIn('en', createSpellers().en);
const present = (changes: Partial<NoticeRow>) =>
  presentNotice({ ...row, ...changes }, shown, async (place) =>
    [place.purpose, ...Object.values(place.parameters ?? {})].join(' '),
  );

test.each<[what: string, changes: Partial<NoticeRow>, path: string | null]>([
  ['about a bike: to its page', {}, 'bike bike hero-hunk'],
  ['about a bike that is gone: to none', { product_id: null }, null],
  ['about a bike without a name: to none', { bike_name: null }, null],
  ['about a closed account: to none', { kind: 'account_suspended' }, null],
  ['about a bike for its seller: to the own bikes', { kind: 'listing_hidden' }, 'my-bikes'],
])('a notice leads %s', async (_what, changes, path) => {
  expect(await present(changes)).toMatchObject({ path, read: false });
});

test('a notice that was read says so', async () => {
  expect(await present({ read_at: now })).toMatchObject({ read: true });
});
