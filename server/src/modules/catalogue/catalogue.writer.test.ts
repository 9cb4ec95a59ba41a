import { createSpellers } from '@motohaat/catalogue/spelling';
import { AdvertisedItem, ListedBike, Picture } from '@motohaat/contract/catalogue';
import { type Language, languages } from '@motohaat/domain/language';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { addAdvert, addCategories, addProduct } from '../../testing/rows.ts';
import { presentFacts } from './catalogue.presenter.ts';
import { foundColumns, type FoundRow } from './found-bike.ts';

// The lists are written without the schemas' serializer: what it guarantees for every other answer is
// held here, on texts that JSON has to escape, and on what must not be told.

const listOf = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.array(v.strictObject({ ...fields, images: v.array(v.strictObject(Picture.entries)) }));

const hostile = [
  `"quoted", 'quoted' and \\ back`,
  '"},{"_id":"x","own":true',
  'two\nlines,\ta tab\r\u0001\u001f\u007f',
  '</script><!-- \u2028\u2029',
  'প্রথম মালিক ••••• 😀',
  '"viewer": "https://other.example/x.webp"}',
  '\\u0041 \\" \\\\',
  'Yamaha "R15" \\ V4, Mirpur',
  'পালসার ১৫০',
  'Call 01712345678\nor "mail" me@example.com',
];
const picture = { card: 'https://a.example/c.webp', viewer: 'https://a.example/v.webp' };
const size = { width: 1600, height: 1200 };

let site: TestApp;
let seller: Person;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  site = await createTestApp();
  await addCategories(site.db);
  seller = await site.signIn('seller', { name: 'Rafiq "R" \\ Hasan', email: 'rafiq@example.com' });
  admin = await site.signIn('admin');
  buyer = await site.signIn('buyer');
  for (const [index, text] of hostile.entries()) {
    const pictures = [
      { ...picture, ...size, alt: text },
      { ...picture, ...size, alt: 'usual', deleteUrl: 'https://a.example/secret' },
    ];
    const product = await addProduct(site.db, {
      seller_id: seller.id,
      status: index % 2 === 0 ? 'active' : 'reserved',
      name: text,
      location: text,
      description: text,
      warranty: [null, 0, 0.5, 10][index % 4] ?? null,
      year: [2019, null][index % 2] ?? null,
      km: [0, 21_500, null][index % 3] ?? null,
      cc: [150, null][index % 2] ?? null,
      used: [1.5, null, 50][index % 3] ?? null,
      images: JSON.stringify(index === 3 ? [{ ...picture, ...size, alt: 'usual' }] : pictures),
      created_at: `2026-03-${index + 10}T23:59:59.${'123456'.slice(0, index % 7) || '0'}Z`,
    });
    if (index === 2) {
      // Lowered once, and then raised a little.
      for (const [days, resale_price] of [[3, 100_000] as const, [2, 85_000] as const]) {
        await site.db
          .insertInto('price_history')
          .values({
            id: newId(),
            product_id: product.id,
            original_price: 150_000,
            resale_price,
            changed_by: seller.id,
            changed_at: new Date(Date.now() - days * 86_400_000),
          })
          .execute();
      }
    }
    if (index === 0) await addAdvert(site.db, product);
  }
});
afterAll(() => site.stop());

const callers = [
  ['a visitor', () => undefined],
  ['the seller', () => seller],
  ['an admin', () => admin],
  ['a buyer', () => buyer],
] as const;

type Reader = { person: Person | undefined; language: Language };

async function ask(url: string, { person, language }: Reader): Promise<unknown> {
  const headers = {
    'accept-language': language,
    ...(person && { authorization: person.authorization }),
  };
  const answer = await site.app.inject({ url, headers });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json();
}

const visitor: Reader = { person: undefined, language: 'en' };

/** What the presenter makes of the same rows as the driver reads them. */
async function presented({ person, language }: Reader): Promise<ListedBike[]> {
  const { rows } = await sql<FoundRow>`
    SELECT ${sql.raw(foundColumns)} FROM products p JOIN users u ON u.id = p.seller_id
    ORDER BY p.created_at DESC`.execute(site.db);
  const actor = (person ?? null) as Actor | null;
  const shown = shownIn(language, createSpellers()[language]);
  return rows.map((row) => ({
    ...presentFacts(
      { ...row, images: row.images.map((each) => v.parse(Picture, each)) },
      actor,
      shown,
    ),
    status: row.status,
    year: row.year,
    km: row.km,
    cc: row.cc,
    priceBefore: row.price_before,
  }));
}

test.each(callers)(
  '%s reads in a list what is presented of each bike, and no more',
  async (_who, who) => {
    for (const language of languages) {
      const reader = { person: who(), language };
      const answer = await ask('/api/categories/1', reader);
      expect(v.parse(listOf(ListedBike.entries), answer)).toEqual(await presented(reader));
      expect(answer).toHaveLength(hostile.length);
    }
  },
);

test('a card of a list says what a bike cost before it was lowered, and nothing of others', async () => {
  const bikes = v.parse(v.array(ListedBike), await ask('/api/categories/1', visitor));
  const [before, ...others] = bikes
    .map((bike) => bike.priceBefore)
    .filter((price) => price !== null);
  expect([before, others]).toEqual([100_000, []]);
});

test.each(callers)(
  '%s reads of adverts the same of each bike, but no address in full that is another',
  async (_who, who) => {
    const reader = { person: who(), language: 'bn' } as const;
    const items = v.parse(
      listOf(AdvertisedItem.entries),
      await ask('/api/advertisedItems', reader),
    );
    const all = await presented(reader);
    const shown = items.map(({ email: _email, ...item }) => item);
    expect(shown).toEqual([expect.objectContaining({ name: hostile[0] })]);
    expect(all).toContainEqual(expect.objectContaining(shown[0] ?? {}));
    expect(items[0]?.email).toBe(who() === seller ? 'rafiq@example.com' : 'r***@e***.com');
  },
);
