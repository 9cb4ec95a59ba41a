import type { SignedComposition } from '@motohaat/contract/composition';
import type { SmokeState } from '@motohaat/contract/smoke-tests';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { answerTo } from './answers.ts';
import type { PlannedView } from './planned-view.ts';

const composition = { revision: 7, remotes: [] } as unknown as SignedComposition;

/** A view of a page in a state, for somebody of a role. */
function seenBy(role: Role | null, state: SmokeState = 'full'): PlannedView {
  const page = { path: '/', role, compositions: { en: composition, bn: composition } };
  return { page, view: { state, language: 'en' } } as PlannedView;
}

const bodyOf = ({ body = 'null' }: { body?: string }) => JSON.parse(body) as unknown;

test.each([
  ['the account of its role', 'GET', '/api/me', { role: 'seller', email: 'seller@smoke.invalid' }],
  ['the set that it is looked at in', 'GET', '/api/composition', { revision: 7, remotes: [] }],
  ['the number of that set', 'GET', '/api/composition/revision', { revision: 7 }],
  ['that a path is nobody’s', 'GET', '/api/composition/access', { audience: null }],
])('a page is answered %s', (_what, method, path, body) => {
  const answer = answerTo(method, path, seenBy('seller'));
  expect([answer.status, bodyOf(answer)]).toEqual([200, expect.objectContaining(body)]);
});

test('what a page measures is taken without a word', () => {
  expect(answerTo('POST', '/api/measurements', seenBy(null))).toEqual({ status: 204, headers: {} });
});

test('whoever is not signed in has no account', () => {
  expect(answerTo('GET', '/api/me', seenBy(null, 'signed-out')).status).toBe(401);
});

test('a stream of what changed is out of reach, for it would never end', () => {
  expect(answerTo('GET', '/api/stream', seenBy('buyer')).status).toBe(503);
});

test.each([
  ['full', '/api/bookings', 200, undefined],
  ['slow', '/api/bookings', 200, 1_500],
  // It is no call: nobody has to wait for that.
  ['slow', '/api/no-such-call', 404, undefined],
] as const)('in the state “%s” %s is answered %i after %s ms', (state, path, status, after) => {
  const answer = answerTo('GET', path, seenBy('buyer', state));
  expect([answer.status, answer.after]).toEqual([status, after]);
});
