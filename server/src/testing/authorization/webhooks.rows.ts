import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';

import { everyone } from './everyone.ts';
import { type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

function adminsOnly(expectation: Expectation): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden' }]),
    AN: [401, { code: 'unauthenticated' }],
    AD: expectation,
  };
}

/** A webhook that nobody is told by: its other side is gone. */
async function webhook({ db }: World): Promise<string> {
  const id = newId();
  const row = { id, url: 'https://hooks.example.com/', ended_at: new Date() };
  await db.insertInto('webhooks').values(row).execute();
  return id;
}

async function givenUp(world: World): Promise<{ id: string; delivery: string }> {
  const [id, delivery] = [await webhook(world), newId()];
  const row = { id: delivery, webhook_id: id, revision: 1, status: 'dead' as const };
  await world.db
    .insertInto('webhook_deliveries')
    .values({ ...row, processed_at: new Date() })
    .execute();
  return { id, delivery };
}

const { list, add, remove, deliveries, sendAgain } = calls.webhooks;

export const webhookRows: readonly Row[] = [
  {
    number: 'X, addresses that are told of releases',
    call: list,
    request: () => ({ url: urlOf(list) }),
    cells: adminsOnly(200),
  },
  {
    number: 'X, adding such an address',
    call: add,
    request: async ({ db }) => {
      await db.deleteFrom('webhooks').execute();
      return { url: urlOf(add), body: { url: 'https://hooks.example.com/' } };
    },
    cells: adminsOnly(201),
  },
  {
    number: 'X, removing such an address',
    call: remove,
    request: async (world) => ({ url: urlOf(remove, { id: await webhook(world) }) }),
    cells: adminsOnly(204),
  },
  {
    number: 'X, what such an address was told',
    call: deliveries,
    request: async (world) => ({ url: urlOf(deliveries, { id: await webhook(world) }) }),
    cells: adminsOnly([200, []]),
  },
  {
    number: 'X, telling it once more',
    call: sendAgain,
    request: async (world) => ({ url: urlOf(sendAgain, await givenUp(world)) }),
    cells: adminsOnly(204),
  },
];
