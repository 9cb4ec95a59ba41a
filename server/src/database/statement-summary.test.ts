import { expect, test } from 'vitest';

import { summarise } from './statement-summary.ts';

test.each([
  ['select "id" from "users" where "email" = $1', 'SELECT users'],
  [
    'SELECT FROM bookings b JOIN users u ON u.id = b.buyer_id FOR NO KEY UPDATE',
    'SELECT bookings users',
  ],
  ['insert into "outbox" ("id") values ($1) on conflict do update set "id" = $2', 'INSERT outbox'],
  ['\n  UPDATE ONLY payments SET release = $1', 'UPDATE payments'],
  [
    'DELETE FROM measurements WHERE (view) IN (SELECT view FROM measurements)',
    'DELETE measurements',
  ],
  [
    'WITH old AS (DELETE FROM hints RETURNING id) INSERT INTO hints SELECT id FROM old',
    'DELETE hints',
  ],
  [
    'WITH told AS MATERIALIZED (SELECT release FROM measurements) SELECT 1 FROM told',
    'SELECT measurements',
  ],
  ['SELECT extract(epoch FROM now()) FROM unnest($1) JOIN a ON true, b', 'SELECT a'],
  ['select * from a, (select from b) x join c on true join d on true', 'SELECT a b c'],
  ['begin', 'BEGIN'],
  ["SELECT 'from karim@example.com' FROM users -- from nobody", 'SELECT users'],
  ["SELECT 'it''s from karim', $$from rahim$$ FROM users", 'SELECT users'],
  ['', 'OTHER'],
])('%s', (statement, summary) => expect(summarise(statement)).toBe(summary));
