import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { selectNumberSeen } from '../review/seen-numbers.ts';
import { selectStolen } from '../stolen-numbers/stolen-numbers.repository.ts';
import { selectLatestReviews, selectReviewsOfSeller } from './deal-reviews.repository.ts';
import { selectReportedReviews } from './reported-reviews.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const cursor = Buffer.from(JSON.stringify(['2026-01-01 00:00:00.123456+00', id])).toString(
  'base64url',
);
const first = { limit: 24 };
const next = { limit: 24, cursor };

const statements: [what: string, index: string, statement: (db: Market['db']) => CompiledQuery][] =
  [first, next].flatMap((page) => [
    ['reviews of a seller', 'deal_reviews_', (db) => selectReviewsOfSeller(id, page).compile(db)],
    ['reported reviews', 'deal_review_reports_', (db) => selectReportedReviews(page).compile(db)],
    ['stolen numbers', 'stolen_numbers_latest', (db) => selectStolen(page).compile(db)],
  ]);

test.each<(typeof statements)[number]>([
  ...statements,
  ['the latest reviews', 'deal_reviews_latest', (db) => selectLatestReviews(6).compile(db)],
  [
    'listings with the same number',
    'stamped_numbers_by_',
    (db) => selectNumberSeen(id, { chassis: 'one', engine: null }).compile(db),
  ],
])('%s are read on %s, and no table whole', async (_what, index, statement) => {
  const plan = await explain(market.db, statement(market.db));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
