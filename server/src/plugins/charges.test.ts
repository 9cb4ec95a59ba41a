import type { Access } from '@motohaat/contract/calls/call';
import { expect, test } from 'vitest';

import { chargeAtDoor, chargeOfCaller, chargeOfLook, chargeOfRefused, kindOf } from './charges.ts';

type Limit = Parameters<typeof kindOf>[0]['routeOptions']['config']['limit'];

/** A request as it is before anybody is verified. */
function asked({
  method = 'GET',
  access,
  limit,
  shows = false,
}: {
  method?: string;
  access?: Access;
  limit?: Limit;
  shows?: boolean;
}) {
  const config = { ...(access && { access }), ...(limit && { limit }) };
  return {
    method,
    ip: '10.0.0.1',
    headers: shows ? { authorization: 'Bearer x' } : {},
    routeOptions: { config },
  } as Parameters<typeof kindOf>[0];
}

const claimsFor = (lasts: number) => ({
  userId: 'u',
  tokenId: 't',
  tokenVersion: 1,
  expiresAt: new Date(Date.now() + lasts),
});
const good = claimsFor(60_000);
const expired = claimsFor(-1_000);

test.each<[method: string, limit: Limit, kind: string]>([
  ['GET', undefined, 'read'],
  ['HEAD', undefined, 'read'],
  ['OPTIONS', undefined, 'read'],
  ['POST', undefined, 'write'],
  ['DELETE', undefined, 'write'],
  ['POST', 'report', 'report'],
  ['GET', 'exchange', 'exchange'],
  ['GET', 'none', 'none'],
])('a %s whose route says %s takes from what there is to %s', (method, limit, kind) => {
  expect(kindOf(asked({ method, limit }))).toBe(kind);
});

const address = 'address 10.0.0.1';

test.each<[who: string, Parameters<typeof asked>[0], claims: typeof good | undefined, unknown]>([
  ['nobody on a public route pays by address', {}, undefined, ['read', address]],
  ['nobody where one must sign in, too', { access: 'signed-in' }, undefined, ['read', address]],
  [
    'a token counts on a public route',
    { access: 'public', shows: true },
    good,
    ['session', 'user u'],
  ],
  ['and on a route that says nothing', { shows: true }, good, ['session', 'user u']],
  [
    'and on one that takes what does not count',
    { access: 'lenient', shows: true },
    good,
    ['session', 'user u'],
  ],
  [
    'one that expired pays by address there',
    { access: 'public', shows: true },
    expired,
    ['read', address],
  ],
  ['and on a lenient one', { access: 'lenient', shows: true }, expired, ['read', address]],
  [
    'a token that is looked at pays for itself',
    { access: 'signed-in', shows: true },
    good,
    ['session', 'token t'],
  ],
  ['for roles as well', { access: ['buyer'], shows: true }, good, ['session', 'token t']],
  [
    'those that expired pay together',
    { access: 'optional', shows: true },
    expired,
    ['session', 'expired u'],
  ],
  [
    'what was not signed here waits for its refusal',
    { access: 'signed-in', shows: true },
    undefined,
    undefined,
  ],
])('at the door: %s', (_who, request, claims, charge) => {
  expect(chargeAtDoor(asked(request), 'read', claims)).toEqual(charge);
});

const nobody = { actor: null, identity: null, team: null };
const account = { ...nobody, actor: { id: 'a' } };

test.each<[who: string, Parameters<typeof asked>[0], typeof nobody | typeof account, unknown]>([
  ['an account reads', { method: 'GET' }, account, ['session', 'account a']],
  ['an account writes', { method: 'POST' }, account, ['write', 'account a']],
  ['an account reports', { limit: 'report' }, account, ['session', 'account a']],
  ['an account does what costs nothing', { limit: 'none' }, account, undefined],
  ['nobody was verified', { method: 'POST' }, nobody, undefined],
])('who was verified: %s', (_who, request, verified, charge) => {
  expect(chargeOfCaller({ ...asked(request), ...verified })).toEqual(charge);
});

test('an identity and a team have allowances of their own', () => {
  const identity = { ...asked({ limit: 'exchange' }), ...nobody, identity: { uid: 'i' } };
  expect(chargeOfCaller(identity)).toEqual(['exchange', 'identity i']);
  const team = { ...asked({ method: 'POST' }), ...nobody, team: 'shell' };
  expect(chargeOfCaller(team)).toEqual(['write', 'team shell']);
});

test('the address pays for what is shown and was not signed here, and for nothing else', () => {
  expect(chargeOfRefused(asked({ shows: true }), undefined)).toEqual(['refused', '10.0.0.1']);
  expect(chargeOfRefused(asked({ shows: true }), expired)).toBeUndefined();
  expect(chargeOfRefused(asked({}), undefined)).toBeUndefined();
});

test('a look for a file is paid for by the account of its cookie, else by the address', () => {
  expect(chargeOfLook(asked({}), good)).toEqual(['files', 'user u']);
  expect(chargeOfLook(asked({}), undefined)).toEqual(['read', address]);
});
