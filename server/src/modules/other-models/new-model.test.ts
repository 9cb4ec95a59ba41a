import { AddModel } from '@motohaat/contract/other-models';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { AppError } from '../../http/app-error.ts';
import { messagesIn } from '../../messages/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { readNewModel } from './new-model.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const zed = { en: 'Zed 9', bn: 'জেড ৯' };
const written = {
  key: '/zed9',
  brand: 'bajaj',
  name: zed,
  kind: 'sport',
  cc: 150,
  reason: 'Sold.',
};

type Outcome = Awaited<ReturnType<typeof readNewModel>>['model'] | Record<string, string>;
/** The model as it would be added, or what is wrong with it, by the field. */
const read = async (changes: object): Promise<Outcome> => {
  try {
    const wanted = v.parse(AddModel, { ...written, ...changes });
    return (await readNewModel(home.db, wanted)).model;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.said(messagesIn('en')).fields ?? {};
  }
};
const withdrawn = (slug: string, brand: string) => ({
  slug,
  brand,
  name_en: 'Gone 1',
  name_bn: 'গন ১',
  also: [],
  kind: 'sport' as const,
  withdrawn_at: new Date(),
});

test.each([
  [{}, { from: null, to: null, cc: 150 }],
  [{ from: 2015 }, { from: 2015, to: null }],
  [{ to: 2015 }, { from: null, to: 2015 }],
  [
    { from: 2015, to: 2015 },
    { from: 2015, to: 2015 },
  ],
  [
    { from: 2015, to: 2016 },
    { from: 2015, to: 2016 },
  ],
  [{ kind: 'electric' }, { cc: null }],
  [{ kind: 'electric', cc: 150 }, { cc: null }],
  [{ name: { ...zed, en: 'x'.repeat(40) } }, { name: { ...zed, en: 'x'.repeat(40) } }],
  [{ name: { ...zed, en: ' Zed \n 9 ' } }, { name: zed }],
])('of %j a model is added with %j', async (changes, model) => {
  expect(await read(changes)).toMatchObject(model);
});

const words = messagesIn('en').otherModels;
test.each([
  ['no name', { name: { ...zed, en: ' ' } }, { 'name.en': messagesIn('en').fields.needed }],
  ['a name that makes no address', { name: { ...zed, en: '(-)' } }, { 'name.en': words.latin }],
  ['a name of other letters', { name: { ...zed, en: 'Zéd 9' } }, { 'name.en': words.latin }],
  [
    'marks that turn text round',
    { name: { ...zed, bn: 'জেড\u202e ৯' } },
    { 'name.bn': expect.any(String) },
  ],
  [
    'a Bangla name that its brand has',
    { name: { ...zed, bn: 'পালসার ১৫০' } },
    { 'name.en': words.known('Bajaj Pulsar 150') },
  ],
  ['a last year before the first', { from: 2016, to: 2015 }, { to: words.years }],
])('%s is refused with words about it', async (_what, changes, fields) => {
  expect(await read(changes)).toEqual(fields);
});

test('other spellings are kept once each, without those that are its name or have no letters', async () => {
  const also = ['Zedd', ' ZEDD ', 'zed-9', 'জেড-৯', '—', ' ', 'Zed nine'];
  expect(await read({ also })).toMatchObject({ also: ['Zedd', 'Zed nine'] });
});

test('a model gets the address of one of its brand that was taken back, and of no other', async () => {
  const gone = [withdrawn('own-1', 'bajaj'), withdrawn('other-1', 'hero')];
  await home.db.insertInto('added_models').values(gone).execute();
  const named = (en: string) => read({ name: { en, bn: 'এক ১' } });
  expect(await named('Own 1')).toMatchObject({ slug: 'own-1' });
  expect(await named('Other 1')).toMatchObject({ slug: 'bajaj-other-1' });
  // As Pulsar 150 is called, of another brand.
  expect(await read({ brand: 'hero', name: { en: 'Pulsar 150', bn: 'এক ১' } })).toMatchObject({
    slug: 'hero-pulsar-150',
  });
});

test('a name is refused whose addresses are all taken', async () => {
  const slugs = ['full-1', 'bajaj-full-1', ...[2, 3, 4].map((n) => `bajaj-full-1-${n}`)];
  await home.db
    .insertInto('added_models')
    .values(slugs.map((slug) => withdrawn(slug, 'hero')))
    .execute();
  expect(await read({ name: { en: 'Full 1', bn: 'ফুল ১' } })).toEqual({
    'name.en': words.known('Full 1'),
  });
});
