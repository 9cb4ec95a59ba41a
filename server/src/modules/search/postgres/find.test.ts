import { describe, expect, test } from 'vitest';

import { statementText } from '../../../testing/statement-text.ts';
import type { Wanted } from '../port.ts';
import { selectIds } from './find.ts';
import type { Lead } from './lead.ts';
import type { Page } from './page.ts';

const wanted: Wanted = { filters: { owners: 1 }, words: [], areas: [], loose: {} };
const red = { ...wanted, words: ['red'] };
const first: Page = { order: 'best', limit: 24, after: undefined, changes: [] };
const textOf = (lead: Lead, more: { wanted?: Wanted; page?: Partial<Page> } = {}) =>
  statementText(selectIds(more.wanted ?? wanted, { ...first, ...more.page }, lead));

const model = { column: 'model', keys: [1] } as const;
const models = { column: 'model', keys: [1, 2] } as const;
const inRow = 's.keys @> $2::integer[]';
const apart = '(SELECT k.keys @> $2::integer[] FROM bike_search k WHERE k.id = s.id)';

describe('the statement of a page', () => {
  test.each<[string, Lead, Wanted, string[], string[]]>([
    ['in the order of all', { by: 'all' }, wanted, ['LIMIT 25'], ['lead', 's.model', 'keys @>']],
    [
      'of words, looked at in each row',
      { by: 'all', inRows: true },
      red,
      [inRow],
      ['bike_search k'],
    ],
    ['of words of those that fit', { by: 'all' }, red, [apart], []],
    [
      'of adverts',
      { by: 'advertised', inRows: true },
      red,
      ['s.advertised_until IS NOT NULL', inRow],
      ['bike_search k'],
    ],
    [
      'of a model, in the order of its index',
      { by: 'keys', ...model },
      wanted,
      ['s.model = $1::integer'],
      ['lead', 'unnest'],
    ],
    [
      'of two models, which are merged',
      { by: 'keys', ...models },
      wanted,
      ['unnest($1::integer[]) AS lead(key)', 's.model = lead.key'],
      ['s.model = ANY'],
    ],
    ['of all words', { by: 'words' }, red, ['s.keys @> $1::integer[]', 'MATERIALIZED'], ['model']],
    [
      'of words of a model',
      { by: 'words', of: model },
      red,
      ['s.keys @> $1::integer[]', 's.model = $2::integer'],
      ['&&'],
    ],
    [
      'of words of a model, by their index alone',
      { by: 'words', of: model, inWords: true },
      red,
      ['s.keys @> $1::integer[]', '&& $2::integer[]'],
      ['s.model = $2'],
    ],
    [
      'within a price',
      { by: 'range', bound: 'price', of: undefined },
      { ...wanted, filters: { priceMax: 9 } },
      ['s.price <= $1::integer', 'MATERIALIZED'],
      ['model'],
    ],
    [
      'of a model within a price',
      { by: 'range', bound: 'price', of: model },
      { ...wanted, filters: { priceMax: 9 } },
      ['s.model = $1::integer AND s.price <= $2::integer', 'MATERIALIZED'],
      [],
    ],
    [
      'of all of a model',
      { by: 'all of keys', ...model },
      red,
      ['s.model = $1::integer', 'MATERIALIZED', 'bike_search k'],
      [],
    ],
  ])('%s', (_what, lead, asked, has, hasNot) => {
    const text = textOf(lead, { wanted: asked });
    for (const part of has) expect(text).toContain(part);
    for (const part of hasNot) expect(text).not.toContain(part);
  });
});

const after = { at: '7', id: '0190a5d0-0000-7000-8000-000000000000' };
const change = { product_id: after.id, resale_price: 5 };

test('bikes whose price changed since the first page stand where they stood then, and nowhere else', () => {
  const page = { order: 'price', after } as const;
  const plain = textOf({ by: 'all' }, { page });
  expect(plain).not.toMatch(/UNION ALL|<> ALL/);
  expect(plain).toContain('(s.price, s.id) > ($2::integer, $3::uuid)');
  const moved = textOf({ by: 'all' }, { page: { ...page, changes: [change] } });
  expect(moved).toContain('s.id <> ALL($2::uuid[])');
  expect(moved).toMatch(/UNION ALL .* AS c\(id, price\) .* \(c\.price, s\.id\) > /);
});
