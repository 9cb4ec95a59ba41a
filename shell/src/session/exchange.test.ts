import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import { stubApi } from '@motohaat/api/stub-api';
import type { ErrorCode } from '@motohaat/contract/errors';
import { errorCatalogue } from '@motohaat/contract/errors';
import { expect, it } from 'vitest';

import { fakeIdentity } from '../testing/fakes.ts';
import { exchange } from './exchange.ts';
import { IdentityError } from './identity.ts';

const refusal = (code: ErrorCode) => new ApiError({ code, ...errorCatalogue[code] });
const atOnce = async () => {};

it.each([
  ['an answer', [{ accessToken: 't1' }], { kind: 'token', token: 't1' }, 1],
  ['a network error, then an answer', [new NetworkError(), { accessToken: 't2' }], 'token', 2],
  ['three network errors', [1, 2, 3].map(() => new NetworkError()), 'unreachable', 3],
  ['an overloaded server', [1, 2, 3].map(() => refusal('unavailable')), 'unreachable', 3],
  ['too many tries', [refusal('rate_limited')], 'unreachable', 1],
  ['no account', [refusal('no_account')], 'no-account', 1],
  ['a suspended account', [refusal('account_suspended')], 'suspended', 1],
  ['another address', [refusal('email_mismatch')], 'unreachable', 1],
  ['a proof refused for good', [1, 2, 3].map(() => refusal('unauthenticated')), 'signed-out', 3],
])('ends %s as it should, in as many calls as it takes', async (_, answers, expected, calls) => {
  const queue: unknown[] = [...answers];
  const api = stubApi({ 'GET /jwt': () => queue.shift() });
  const result = await exchange(fakeIdentity(), api, atOnce);
  if (typeof expected === 'string') expect(result.kind).toBe(expected);
  else expect(result).toEqual(expected);
  expect(api.calls).toHaveLength(calls);
});

it('gets a fresh proof after one that was refused', async () => {
  const proofs: unknown[] = [];
  const api = stubApi({
    'GET /jwt': ({ bearer }: CallInput) => {
      proofs.push(bearer);
      return proofs.length === 1 ? refusal('unauthenticated') : { accessToken: 't' };
    },
  });
  await exchange(fakeIdentity(), api, atOnce);
  expect(proofs).toEqual(['proof', 'fresh-proof']);
});

it.each([
  ['user-token-expired', 'signed-out'],
  ['no-current-user', 'signed-out'],
  ['user-disabled', 'suspended'],
  ['network-request-failed', 'unreachable'],
  ['internal-error', 'unreachable'],
])('takes the provider code %s as %s', async (code, kind) => {
  const identity = fakeIdentity({
    idToken: async () => {
      throw new IdentityError(code);
    },
  });
  expect((await exchange(identity, stubApi({}), atOnce)).kind).toBe(kind);
});
