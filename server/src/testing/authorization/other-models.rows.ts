import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { addProduct, addUser } from '../rows.ts';
import { everyone } from './everyone.ts';
import type { Expectation, Row } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };

function adminsOnly(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    AD: expectation,
  };
}

/** A bike that is there for one cell, of a model that the catalogue lacks; answers the words' key. */
async function otherModel({ db }: World): Promise<string> {
  const seller = await addUser(db, { role: 'seller', name: 'Some seller' });
  const words = `Nosuch ${newId()}`;
  const key = `/${words.toLowerCase().replace(/[ -]/g, '')}`;
  await addProduct(db, { seller_id: seller.id, other_model: words, other_model_key: key });
  return key;
}

/** A decision that is there for one cell. */
async function decision(world: World): Promise<string> {
  const { db } = world;
  const id = newId();
  const admin = await addUser(db, { role: 'admin', name: 'Some admin' });
  await db
    .insertInto('model_decisions')
    .values({
      id,
      key: await otherModel(world),
      words: 'Nosuch',
      brand: 'bajaj',
      model: 'pulsar-150',
      is_new: false,
      state: 'taken',
      decided_by: admin.id,
    })
    .execute();
  return id;
}

const done = { acknowledged: true, _id: expect.any(String), bikes: expect.any(Number) };
const reason = 'Testing.';

/** Calls about models that the catalogue lacks. */
export const otherModelRows: readonly Row[] = [
  {
    number: 'the additions to the catalogue',
    call: calls.otherModels.additions,
    request: () => ({ url: '/api/catalogueAdditions' }),
    cells: everyone([200, { brands: expect.any(Array), models: expect.any(Array) }]),
  },
  {
    number: 'models that the catalogue lacks',
    call: calls.otherModels.list,
    request: async (world) => {
      await otherModel(world);
      return { url: '/api/otherModels?limit=1' };
    },
    cells: adminsOnly([200, [{ bikes: 1, words: expect.stringContaining('Nosuch') }]]),
  },
  {
    number: 'saying which model is meant',
    call: calls.otherModels.map,
    request: async (world) => ({
      url: '/api/otherModels/map',
      body: { key: await otherModel(world), model: 'pulsar-150' },
    }),
    cells: adminsOnly([200, { ...done, bikes: 1, state: 'taken' }], refused),
  },
  {
    number: 'adding a model',
    call: calls.otherModels.add,
    request: async (world) => {
      // What is in the catalogue stays there for every test of the process.
      const number = Number.parseInt(newId().slice(-6), 16);
      const inBangla = number.toLocaleString('bn-BD', { useGrouping: false });
      return {
        url: '/api/otherModels/add',
        body: {
          key: await otherModel(world),
          newBrand: { en: `Nosuch ${number}`, bn: `নোসাচ ${inBangla}` },
          name: { en: `Rocket ${number}`, bn: `রকেট ${inBangla}` },
          kind: 'commuter',
          cc: 150,
          reason,
        },
      };
    },
    cells: adminsOnly([200, { ...done, bikes: 1, state: 'taken' }], refused),
  },
  {
    number: 'decisions about models',
    call: calls.otherModels.decisions,
    request: async (world) => {
      await decision(world);
      return { url: '/api/modelDecisions?limit=1' };
    },
    cells: adminsOnly([200, [{ by: 'Some admin', state: 'taken' }]]),
  },
  {
    number: 'undoing a decision about a model',
    call: calls.otherModels.undo,
    request: async (world) => ({
      url: `/api/modelDecisions/${await decision(world)}/undo`,
      body: { reason },
    }),
    cells: adminsOnly([200, { ...done, state: 'undone' }], refused),
  },
];
