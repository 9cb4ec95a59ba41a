import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { everyone } from './everyone.ts';
import { type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

function adminsOnly(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    AD: expectation,
  };
}

async function stolen({ db }: World): Promise<string> {
  const id = newId();
  const row = { id, kind: 'engine', hash: id, number_end: '4821', note: 'A note' } as const;
  await db.insertInto('stolen_numbers').values(row).execute();
  return id;
}

const { list, add, remove } = calls.stolenNumbers;
const nothingDeleted = { deletedCount: 0 };

export const stolenNumberRows: readonly Row[] = [
  {
    number: 'numbers of stolen bikes',
    call: list,
    request: async (world) => {
      await stolen(world);
      return { url: `${urlOf(list)}?limit=1` };
    },
    cells: adminsOnly([200, [{ kind: 'engine', end: '4821', note: 'A note', bikes: [] }]]),
  },
  {
    number: 'adding a number of a stolen bike',
    call: add,
    request: () => ({ url: urlOf(add), body: { kind: 'chassis', numbers: ['MD2A11CZ5KCB04821'] } }),
    cells: adminsOnly([200, { acknowledged: true, bikes: expect.any(Number) }], {
      acknowledged: false,
    }),
  },
  {
    number: 'taking a number of a stolen bike off the list',
    call: remove,
    request: async (world) => ({ url: urlOf(remove, { id: await stolen(world) }) }),
    cells: adminsOnly([200, { deletedCount: 1 }], nothingDeleted),
  },
  {
    number: 'taking a number off the list that is not on it',
    call: remove,
    request: () => ({ url: urlOf(remove, { id: newId() }) }),
    cells: adminsOnly([404, { code: 'not_found', ...nothingDeleted }], nothingDeleted),
  },
];
