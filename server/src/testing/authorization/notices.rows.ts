import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { tell } from '../../modules/notices/tell.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const done: Expectation = [200, { acknowledged: true }];

/** For everybody who is signed in: of the caller's own; another's answers like one that is not there. */
function ownOnly(own: Expectation, foreign: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone(foreign),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'B=': own,
    'S=': own,
    AD: own,
  };
}

/** Tells the target something. @returns the notice's id */
async function told(world: World, { target }: Cell): Promise<string> {
  await tell(world.db, { to: target.id, kind: 'role_changed', data: { role: 'buyer' } });
  const { id } = await world.db
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', target.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const listed: Expectation = [
  200,
  expect.toSatisfy((list: object[]) => list.length > 0 && list.every((row) => 'text' in row)),
];

const hinted: Expectation = [200, { cursor: expect.any(String), again: true, hints: [] }];

export const noticeRows: readonly Row[] = [
  {
    number: '44, what I am told',
    call: calls.notices.list,
    request: async (world, cell) => {
      await told(world, cell);
      return { url: '/api/notices' };
    },
    cells: ownOnly(listed, [200, expect.any(Array)]),
  },
  {
    number: '44, how much of it I have not read',
    call: calls.notices.unread,
    request: () => ({ url: '/api/notices/unread' }),
    cells: ownOnly([200, { unread: expect.any(Number) }], [200, { unread: expect.any(Number) }]),
  },
  {
    number: '44, reading a notice',
    call: calls.notices.read,
    request: async (world, cell) => ({
      url: urlOf(calls.notices.read, { id: await told(world, cell) }),
    }),
    cells: ownOnly(done, [404, { ...refused, code: 'not_found' }], refused),
  },
  {
    number: '44, reading all notices',
    call: calls.notices.readAll,
    request: () => ({ url: '/api/notices/read', body: {} }),
    cells: ownOnly(done, done, refused),
  },
  {
    number: '44, what of mine changed',
    call: calls.stream.hints,
    request: () => ({ url: '/api/stream' }),
    cells: ownOnly(hinted, hinted),
  },
];
