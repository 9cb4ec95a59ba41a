import * as calls from '@motohaat/contract/calls';

import { machineToken } from '../../platform/smoke/smoke-key.ts';
import { smokeKey } from '../../platform/testing/keys.ts';
import { aReport } from '../../platform/testing/machine.ts';
import { addTeam } from '../../platform/testing/teams.ts';
import { everyone } from './everyone.ts';
import { type Endpoint, type Expectation, type Request, type Row, urlOf } from './matrix.types.ts';

const id = '00000000-0000-7000-8000-000000000000';
const machine = 'm1';

/** Calls of the machines that look at releases, and what they answer one for an order that is none. */
const work: { call: Endpoint; query?: string; body?: Request['body']; own: Expectation }[] = [
  { call: calls.smokeWork.claim, body: { machine, browser: 'Chromium' }, own: 200 },
  { call: calls.smokeWork.progress, body: { machine, done: 1, of: 2 }, own: 409 },
  { call: calls.smokeWork.giveUp, body: { machine, problem: 'None' }, own: 409 },
  { call: calls.smokeWork.composition, own: 404 },
  { call: calls.smokeWork.document, query: '?path=/', own: 404 },
  {
    call: calls.smokeWork.report,
    body: { machine, report: aReport(1), signature: 'none', pictures: [] },
    own: 404,
  },
];

/** Three rows each: neither accounts nor teams may, whatever they know; the machines may. */
export const smokeWorkRows: readonly Row[] = work.flatMap(({ call, query = '', body, own }) => {
  const sent = { url: `${urlOf(call, { id })}${query}`, ...(body && { body }) };
  return [
    {
      call,
      number: 'X, of machines',
      request: () => sent,
      cells: { ...everyone([403, { code: 'forbidden' }]), AN: [401, { code: 'unauthenticated' }] },
    },
    {
      call,
      number: 'X, of machines, with the token of a team',
      request: async ({ db }) => ({ ...sent, headers: await addTeam(db, 'mfe-seller') }),
      cells: everyone([403, { code: 'forbidden' }]),
    },
    {
      call,
      number: 'X, of machines, with their key',
      request: () => ({ ...sent, headers: { authorization: `Bearer ${machineToken(smokeKey)}` } }),
      cells: everyone(own),
    },
  ] satisfies Row[];
});
