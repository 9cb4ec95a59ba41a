import type { DecisionDone, ModelDecision, OtherModel } from '@motohaat/contract/other-models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { addProduct } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';
import { otherModelKey } from '../listings/other-model-key.ts';
import { selectExamples, selectOtherModels } from './other-models.repository.ts';
import { finishDecisions, keyOtherModels } from './unfinished.ts';

let market: SellingMarket;
let admin: Person;
beforeAll(async () => {
  market = await createSellingMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
/** A seller may add only so many a day; and each test has words of its own. */
beforeEach(async () => {
  const old = { created_at: '2026-01-01', other_model: null, other_model_key: null };
  await market.db.updateTable('products').set(old).execute();
});

const blank = { name: undefined };
const list = async (query = '') =>
  (await market.get(admin, `/api/otherModels${query}`)).json<OtherModel[]>();
const decided = async (url: string, body: Record<string, unknown>) => {
  const answer = await market.post(admin, url, body);
  expect(answer.statusCode, answer.body).toBe(200);
  await carryOn();
  return answer.json<DecisionDone>();
};
/** A machine that is busy leaves some of it to the job. */
const carryOn = () => finishDecisions(market.db, AbortSignal.timeout(30_000));
const keyOf = async (words: string) =>
  (await list()).find((each) => each.words === words)?.key ?? 'none';
const map = async (words: string, model: string) =>
  decided('/api/otherModels/map', { key: await keyOf(words), model });
const rocket = {
  newBrand: { en: 'Nosuch', bn: 'নোসাচ' },
  name: { en: 'Rocket 150', bn: 'রকেট ১৫০' },
  also: ['Roket 150'],
  kind: 'sport',
  cc: 150,
  reason: 'Five sellers wrote it.',
};
const add = async (words: string, changes: object = {}) =>
  market.post(admin, '/api/otherModels/add', {
    key: await keyOf(words),
    ...rocket,
    ...changes,
  });
const search = async (q: string) =>
  (await market.app.inject({ url: `/api/search?q=${encodeURIComponent(q)}` })).json<{
    items: { _id: string; model: { slug: string } | null }[];
    understood: { name: string; value: string }[];
  }>();

test.each([
  ['bajaj', 'New-X  1', 'bajaj/newx1'],
  ['bajaj', 'Bajaj new x ১', 'bajaj/newx1'],
  [null, 'BAJAJ New X1', 'bajaj/newx1'],
  [null, 'বাজাজ new x 1', 'bajaj/newx1'],
  [null, 'hero honda Old 1', 'hero-honda/old1'],
  ['hero', 'Bajaj thing', 'hero/bajajthing'],
  [null, 'Something else', '/somethingelse'],
  [null, null, null],
])('words of brand %s, “%s”, are known by %s', (brand, otherModel, key) => {
  expect(otherModelKey({ brand, otherModel })).toBe(key);
});

describe('the list', () => {
  test('has each words once, those of most bikes first, with models that may be meant', async () => {
    await market.added({ otherModel: 'Plusar NS 160 Twin' });
    await market.added({ otherModel: 'Xanadu 9' });
    const bike = await market.added({ otherModel: 'xanadu-৯' });
    await market.added({ otherModel: 'Xanadu 9' });
    const [first, second] = await list();
    expect(first).toMatchObject({ words: 'Xanadu 9', bikes: 3, brand: null });
    expect(first?.examples).toContainEqual({ _id: bike, name: 'Torongo 125' });
    expect(second?.near[0]).toMatchObject({ slug: 'pulsar-ns160', brand: { slug: 'bajaj' } });
    await market.added({ brand: 'bajaj', otherModel: 'Own 1' });
    expect((await list()).at(-1)).toMatchObject({ brand: { slug: 'bajaj', name: 'Bajaj' } });
  });

  test('goes on where a page ended, and loses nothing', async () => {
    for (const words of ['Aa 1', 'Bb 2', 'Cc 3', 'Cc 3']) await market.added({ otherModel: words });
    const seen: string[] = [];
    let url: string | undefined = '/api/otherModels?limit=1';
    while (url) {
      const answer = await market.get(admin, url);
      seen.push(...answer.json<OtherModel[]>().map(({ words }) => words));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(['Cc 3', 'Aa 1', 'Bb 2']);
  });

  test('is read from an index alone', async () => {
    const words = selectOtherModels({ limit: 24, cursor: undefined }).compile(market.db);
    expect(await explain(market.db, words)).toContain('Only Scan using products_other_models');
    const some = selectExamples(['/a', '/b']).compile(market.db);
    expect(await explain(market.db, some)).toContain('products_other_models');
  });
});

describe('“It is …”', () => {
  test('gives all bikes with the words brand, model, engine and name, and a search finds them by it', async () => {
    const bikes = [
      await market.added({ ...blank, otherModel: 'Palser one fifty' }),
      await market.added({ otherModel: 'palser ONE-fifty', cc: 149 }),
    ];
    const done = await map('Palser one fifty', 'pulsar-150');
    expect(done).toMatchObject({ bikes: 2, state: 'taken', model: { name: 'Pulsar 150' } });
    const stored = await Promise.all(bikes.map((id) => market.storedBike(id)));
    const taken = { brand: 'bajaj', model: 'pulsar-150', other_model: null, cc: 149 };
    expect(stored).toMatchObject([
      { ...taken, name: 'Bajaj Pulsar 150', version: 2 },
      { ...taken, name: 'Torongo 125' },
    ]);
    const found = await market.app.inject({ url: '/api/search?model=pulsar-150' });
    const ids = found.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id);
    expect(ids).toEqual(expect.arrayContaining(bikes));
    expect(await list()).toEqual([]);
  });

  test('is undone: what sellers said since stays, and the log says who and why', async () => {
    const bike = await market.added({ ...blank, otherModel: 'Palser two' });
    const other = await market.added({ otherModel: 'Palser two' });
    const third = await market.added({ otherModel: 'Palser two' });
    const { _id } = await map('Palser two', 'pulsar-150');
    await market.patch(market.seller, `/api/products/${third}`, { cc: 155, version: 2 });
    await market.patch(market.seller, `/api/products/${other}`, {
      model: 'discover-125',
      version: (await market.storedBike(other)).version,
    });
    const done = await decided(`/api/modelDecisions/${_id}/undo`, { reason: 'It is another.' });
    expect(done).toMatchObject({ state: 'undone' });
    expect(await market.storedBike(bike)).toMatchObject({
      brand: null,
      model: null,
      other_model: 'Palser two',
      cc: null,
      name: 'Palser two',
    });
    expect((await market.storedBike(other)).model).toBe('discover-125');
    expect(await market.storedBike(third)).toMatchObject({ model: null, cc: 155 });
    expect(await list()).toMatchObject([{ words: 'Palser two', bikes: 2 }]);
    const again = await market.post(admin, `/api/modelDecisions/${_id}/undo`, { reason: 'No.' });
    expect(again.json()).toMatchObject({ acknowledged: false, code: 'conflict' });
    const log = await market.get(admin, '/api/audit');
    expect(log.body).toContain('It is another.');
    expect(log.body.match(/model\.\w+/g)?.slice(0, 2)).toEqual(['model.undone', 'model.mapped']);
  });

  test('refuses words that no bike has, and models that there are not', async () => {
    await market.added({ otherModel: 'Qq 1' });
    const body = { key: await keyOf('Qq 1'), model: 'no-such-model' };
    const unknown = await market.post(admin, '/api/otherModels/map', body);
    expect(unknown.json()).toMatchObject({
      code: 'invalid',
      fields: { model: expect.any(String) },
    });
    const gone = await market.post(admin, '/api/otherModels/map', {
      key: '/none',
      model: 'pulsar-150',
    });
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { acknowledged: false }]);
    expect((await list()).length).toBe(1);
  });

  test('of more bikes than a call has time for is carried on by the job', async () => {
    const values = { seller_id: market.seller.id, other_model: 'Many 1' };
    for (let n = 0; n < 205; n++) await addProduct(market.db, values);
    await keyOtherModels(market.db, AbortSignal.timeout(10_000));
    const { _id } = await map('Many 1', 'pulsar-150');
    // As if the process had ended after its first bikes.
    await market.db.updateTable('model_decisions').set({ state: 'taking' }).execute();
    await market.db
      .updateTable('products')
      .set({ other_model: 'Many 1', other_model_key: '/many1', model: null })
      .where('other_model', 'is', null)
      .where('model', '=', 'pulsar-150')
      .execute();
    await finishDecisions(market.db, AbortSignal.timeout(10_000));
    expect(await list()).toEqual([]);
    const [latest] = (await market.get(admin, '/api/modelDecisions')).json<ModelDecision[]>();
    expect(latest).toMatchObject({ _id, state: 'taken' });
  });
});

describe('“Add to the catalogue”', () => {
  test('has forms, suggestions, searches, names and prices know the model at once, and after an undo no more', async () => {
    const bike = await market.added({ otherModel: 'Nosuch Rokett' });
    const named = await market.added({ name: 'Nosuch Rocket 150 for sale' });
    const answer = await add('Nosuch Rokett');
    expect(answer.statusCode, answer.body).toBe(200);
    const { _id, model } = answer.json<DecisionDone>();
    await carryOn();
    expect(model).toMatchObject({ slug: 'rocket-150', brand: { slug: 'nosuch' } });

    const found = await search('নোসাচ রকেট');
    expect(found.understood).toContainEqual(expect.objectContaining({ value: 'rocket-150' }));
    expect(found.items.map((item) => item._id).toSorted()).toEqual([bike, named].toSorted());
    const suggestions = await market.app.inject({ url: '/api/suggestions?q=roket' });
    expect(suggestions.body).toContain('rocket-150');
    const additions = await market.app.inject({ url: '/api/catalogueAdditions' });
    expect(additions.json()).toMatchObject({ models: [{ slug: 'rocket-150', cc: 150 }] });
    const page = await market.get(admin, `/api/products/${bike}`, 'bn');
    expect(page.json()).toMatchObject({ model: { name: 'রকেট ১৫০' }, brand: { name: 'নোসাচ' } });
    const stated = await market.added({ ...blank, model: 'rocket-150' });
    expect((await market.storedBike(stated)).name).toBe('Nosuch Rocket 150');
    await market.remove(market.seller, `/api/products/${stated}`);

    await decided(`/api/modelDecisions/${_id}/undo`, { reason: 'There is none.' });
    expect((await market.storedBike(bike)).other_model).toBe('Nosuch Rokett');
    const before = await search('Nosuch Rocket');
    expect(before.understood.map(({ name }) => name)).not.toContain('model');
    expect(before.items.map((item) => item._id)).toContain(named);
    expect((await market.app.inject({ url: '/api/suggestions?q=roket' })).json()).toEqual([]);
    const key = await keyOf('Nosuch Rokett');
    const gone = await market.post(admin, '/api/otherModels/map', { key, model: 'rocket-150' });
    expect(gone.json()).toMatchObject({ code: 'invalid' });
    const back = await add('Nosuch Rokett');
    expect(back.json()).toMatchObject({ model: { slug: 'rocket-150' }, bikes: 1 });
  });

  test('is undone with the name that a bike had of its brand and its seller’s words', async () => {
    const bike = await market.added({ ...blank, brand: 'bajaj', otherModel: 'Rocket Zed 200' });
    const own = { brand: 'bajaj', newBrand: undefined, name: { en: 'Zed 200', bn: 'জেড ২০০' } };
    const { _id } = (await add('Rocket Zed 200', own)).json<DecisionDone>();
    await carryOn();
    expect((await market.storedBike(bike)).name).toBe('Bajaj Zed 200');
    await decided(`/api/modelDecisions/${_id}/undo`, { reason: 'It is another.' });
    await carryOn();
    expect((await market.storedBike(bike)).name).toBe('Bajaj Rocket Zed 200');
  });

  test('keeps an added model in the catalogue while other bikes are of it', async () => {
    await market.added({ otherModel: 'Keeper words' });
    const name = { en: 'Keeper 1', bn: 'কিপার ১' };
    const { _id } = (
      await add('Keeper words', { brand: 'bajaj', newBrand: undefined, name })
    ).json<DecisionDone>();
    await market.added({ ...blank, model: 'keeper-1' });
    await decided(`/api/modelDecisions/${_id}/undo`, { reason: 'No.' });
    const suggestions = await market.app.inject({ url: '/api/suggestions?q=keeper' });
    expect(suggestions.body).toContain('keeper-1');
    const [{ details } = {}] = (await market.get(admin, '/api/audit?action=model.undone')).json<
      { details: object }[]
    >();
    expect(details).toMatchObject({ model: 'keeper-1', isWithdrawn: false });
  });

  test.each([
    [
      'a name that the catalogue has',
      { brand: 'bajaj', newBrand: undefined, name: { en: 'PULSAR150', bn: 'ক' } },
      'name.en',
    ],
    [
      'a name that a brand of the catalogue has, whatever that is called',
      { newBrand: { en: 'BAJAJ', bn: '' }, name: { en: 'Pulsar 150', bn: 'ক' } },
      'name.en',
    ],
    ['a brand that there is not', { brand: 'nobody', newBrand: undefined }, 'brand'],
    ['the name of a district', { name: { en: 'Dhaka', bn: 'ক' } }, 'name.en'],
    ['the Bangla name of a brand', { name: { en: 'Fresh 9', bn: 'হোন্ডা' } }, 'name.bn'],
    ['another spelling that is a district', { also: ['Chittagong'] }, 'also'],
    ['Bangla for Latin letters', { name: { en: 'রকেট', bn: 'রকেট' } }, 'name.en'],
    ['no name', { name: { en: ' ', bn: 'ক' } }, 'name.en'],
    ['a name of 41 characters', { name: { en: 'x'.repeat(41), bn: 'ক' } }, 'name.en'],
    [
      'years that run backwards',
      { brand: 'bajaj', newBrand: undefined, from: 2020, to: 2010 },
      'to',
    ],
    ['no engine', { brand: 'bajaj', newBrand: undefined, cc: null }, 'cc'],
    ['no reason', { reason: ' ' }, 'reason'],
  ])('refuses %s and changes nothing', async (_what, changes, field) => {
    await market.added({ otherModel: 'Refused 1' });
    const before = await market.app.inject({ url: '/api/catalogueAdditions' });
    const answer = await add('Refused 1', { name: { en: 'Fresh 9', bn: 'ফ্রেশ ৯' }, ...changes });
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await list()).toHaveLength(1);
    const after = await market.app.inject({ url: '/api/catalogueAdditions' });
    expect(after.json()).toEqual(before.json());
  });
});
