import { findModel } from '@motohaat/catalogue/find';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/index.ts';
import { otherModelKey } from '../listings/other-model-key.ts';
import { carryOut } from './carry-out.ts';
import { keepCatalogue, readCatalogue } from './keep-catalogue.ts';
import { listDecisions } from './other-models.repository.ts';
import { finishDecisions, keyOtherModels } from './unfinished.ts';

let home: TestDatabase;
let userId: string;
/** Statements that were asked. */
let asked = 0;
beforeAll(async () => {
  home = await createTestDatabase('schema', () => void (asked += 1));
  await addCategories(home.db);
  userId = (await addUser(home.db)).id;
});
afterAll(() => home.drop());

/** How many statements something asks. */
const counted = async (work: () => Promise<unknown>) => {
  const before = asked;
  await work();
  return asked - before;
};
/** Adds so many bikes with some words. */
const addBikes = async (words: string, count: number) => {
  const key = otherModelKey({ brand: null, otherModel: words });
  const values = { seller_id: userId, other_model: words, other_model_key: key };
  for (let n = 0; n < count; n += 1) await addProduct(home.db, values);
};
/** Decides of words, and carries nothing out. */
const decide = async (words: string, changes: { model?: string; is_new?: boolean } = {}) => {
  const key = otherModelKey({ brand: null, otherModel: words }) ?? '';
  const named = { brand: 'bajaj', model: 'pulsar-150', is_new: false, ...changes };
  return home.db
    .insertInto('model_decisions')
    .values({ id: newId(), key, words, ...named, decided_by: userId })
    .returningAll()
    .executeTakeFirstOrThrow();
};
const stateOf = (id: string) =>
  home.db
    .selectFrom('model_decisions')
    .select(['state', 'bikes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const ended = AbortSignal.abort();
const { signal } = new AbortController();

test('whose time has ended gets some bikes done, and the job goes on with the others', async () => {
  await addBikes('Long one', 101);
  const { id } = await decide('Long one');
  expect(await carryOut(home.db, id, ended)).toMatchObject({ state: 'taking', bikes: 100 });
  expect(await stateOf(id)).toEqual({ state: 'taking', bikes: 100 });
  expect(await finishDecisions(home.db, signal)).toBe(1);
  expect(await stateOf(id)).toEqual({ state: 'taken', bikes: 101 });
});

test('of a model that was added is not done before searches know its name', async () => {
  await addBikes('Short one', 1);
  const { id } = await decide('Short one', { is_new: true });
  expect(await carryOut(home.db, id, ended)).toMatchObject({ state: 'taking', bikes: 1 });
  expect(await carryOut(home.db, id, signal)).toMatchObject({ state: 'taken', bikes: 1 });
});

test('of a model that this process has not heard of is carried out all the same', async () => {
  await addBikes('Unheard one', 1);
  const { id } = await decide('Unheard one', { is_new: true, model: 'unheard-1' });
  expect(await carryOut(home.db, id, signal)).toMatchObject({ state: 'taken', bikes: 1 });
});

test('that is done takes no bike that comes later', async () => {
  await addBikes('Done one', 1);
  const { id } = await decide('Done one');
  await carryOut(home.db, id, signal);
  await addBikes('Done one', 1);
  expect(await carryOut(home.db, id, signal)).toMatchObject({ state: 'taken', bikes: 1 });
});

test('that there is not is nothing to carry out', async () => {
  expect(await carryOut(home.db, newId(), signal)).toBeUndefined();
});

test('the job begins with no decision when it has to end, and asks little where there is none', async () => {
  await addBikes('Late one', 1);
  const { id } = await decide('Late one');
  await finishDecisions(home.db, ended);
  expect(await stateOf(id)).toEqual({ state: 'taking', bikes: 0 });
  await finishDecisions(home.db, signal);
  expect((await stateOf(id)).state).toBe('taken');
  expect(await counted(() => finishDecisions(home.db, signal))).toBe(1);
});

test('words of bikes of before get their keys, unless the job has to end', async () => {
  await addProduct(home.db, { seller_id: userId, other_model: 'Unkeyed one' });
  expect(await keyOtherModels(home.db, ended)).toBe(0);
  expect(await keyOtherModels(home.db, signal)).toBe(1);
  expect(await keyOtherModels(home.db, signal)).toBe(0);
});

test('the list goes on where a page ended, the latest first, and loses nothing', async () => {
  const made = await home.db.selectFrom('model_decisions').select('id').execute();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDecisions(home.db, { limit: 1, cursor });
    seen.push(...page.rows.map((row) => row.id));
    cursor = page.next;
  } while (cursor !== undefined && seen.length <= made.length);
  expect(made.length).toBeGreaterThan(2);
  expect(seen).toEqual(
    made
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});

test('a process reads what was added where that is news to it, and each state once', async () => {
  await home.db.updateTable('catalogue_version').set({ number: 7 }).execute();
  await readCatalogue(home.db);
  expect(await counted(() => keepCatalogue(home.db, 6))).toBe(0);
  expect(await counted(() => keepCatalogue(home.db, 7))).toBe(0);
  expect(await counted(() => keepCatalogue(home.db, 8))).toBeGreaterThan(0);
});

test.each([6, 7])(
  'state %i of the catalogue takes the place of none that is as new',
  async (number) => {
    await home.db.updateTable('catalogue_version').set({ number: 7 }).execute();
    await readCatalogue(home.db);
    const slug = `late-${number}`;
    const name = { name_en: slug, name_bn: slug, also: [] };
    await home.db
      .insertInto('added_models')
      .values({ slug, brand: 'bajaj', ...name, kind: 'sport' })
      .execute();
    await home.db.updateTable('catalogue_version').set({ number }).execute();
    await readCatalogue(home.db);
    expect(findModel(slug)).toBeUndefined();
  },
);
