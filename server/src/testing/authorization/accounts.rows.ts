import { randomUUID } from 'node:crypto';

import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { everyone } from './everyone.ts';
import { type Cell, type Row, type Endpoint, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const noToken = { accessToken: '', message: expect.any(String), requestId: expect.any(String) };
const token = { accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) };
const refused = { acknowledged: false, message: expect.any(String), code: expect.any(String) };

const withIdToken = ({ caller }: Cell) => ({ authorization: caller && `Bearer ${caller.idToken}` });

/** Somebody who has signed in at the identity provider and has no account yet. */
async function newcomer({ issuer }: World, { caller }: Cell) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const idToken = caller && (await issuer.sign({ uid, email }));
  return { email, headers: { authorization: idToken && `Bearer ${idToken}` } };
}

const roleOf = (call: Endpoint) => ({
  call,
  request: (_world: World, { target }: Cell) => ({
    url: urlOf(call, { email: encodeURIComponent(target.email) }),
  }),
});

/** An account of the admin's list, these fields and no other. */
const listedUser = {
  _id: expect.any(String),
  id: expect.any(String),
  email: expect.any(String),
  name: expect.any(String),
  role: expect.any(String),
  status: 'active',
  deletionHeld: false,
  createdAt: expect.any(String),
};

export const accountRows: readonly Row[] = [
  {
    number: '1',
    call: calls.accounts.exchangeToken,
    request: (_world, cell) => ({
      url: `/api/jwt?email=${encodeURIComponent(cell.target.email)}`,
      headers: withIdToken(cell),
    }),
    cells: {
      AN: [401, noToken],
      'B=': [200, token],
      'B≠': [403, noToken],
      'S=': [200, token],
      'S≠': [403, noToken],
      AD: [200, token],
    },
  },
  {
    number: '2, with an account',
    call: calls.accounts.create,
    request: (_world, cell) => ({
      url: '/api/users',
      body: { email: cell.target.email, name: 'A new name', role: 'buyer' },
      headers: withIdToken(cell),
    }),
    cells: {
      AN: [401, refused],
      'B=': [200, { acknowledged: true, role: 'buyer' }],
      'B≠': [403, refused],
      'S=': [200, { acknowledged: true, role: 'seller' }],
      'S≠': [403, refused],
      AD: [200, { acknowledged: true, role: 'admin' }],
    },
  },
  {
    number: '2, the first time',
    call: calls.accounts.create,
    request: async (world, cell) => {
      const { email, headers } = await newcomer(world, cell);
      const isOwn = cell.caller === cell.target;
      return {
        url: '/api/users',
        body: { email: isOwn ? email : cell.target.email, role: 'seller' },
        headers,
      };
    },
    cells: {
      AN: [401, refused],
      'B=': [201, { acknowledged: true, role: 'seller' }],
      'B≠': [403, refused],
      'S=': [201, { acknowledged: true, role: 'seller' }],
      'S≠': [403, refused],
      AD: [201, { acknowledged: true, role: 'seller' }],
    },
  },
  {
    number: '2, asking for the role of an admin',
    call: calls.accounts.create,
    request: async (world, cell) => ({
      url: '/api/users',
      body: { role: 'admin' },
      headers: (await newcomer(world, cell)).headers,
    }),
    cells: { ...everyone([422, refused]), AN: [401, refused] },
  },
  {
    number: '3',
    ...roleOf(calls.accounts.isBuyer),
    cells: { ...everyone([200, { isBuyer: false }]), 'B=': [200, { isBuyer: true }] },
  },
  {
    number: '3, about a buyer',
    ...roleOf(calls.accounts.isBuyer),
    request: ({ buyer }) => ({ url: `/api/users/buyer/${buyer.email}` }),
    cells: {
      ...everyone([200, { isBuyer: false }]),
      'B=': [200, { isBuyer: true }],
      'B≠': [200, { isBuyer: true }],
      AD: [200, { isBuyer: true }],
    },
  },
  {
    number: '4',
    ...roleOf(calls.accounts.isAdmin),
    cells: { ...everyone([200, { isAdmin: false }]), AD: [200, { isAdmin: true }] },
  },
  {
    number: '4, about another admin',
    ...roleOf(calls.accounts.isAdmin),
    request: ({ otherAdmin }) => ({ url: `/api/users/admin/${otherAdmin.email}` }),
    cells: everyone([200, { isAdmin: false }]),
  },
  {
    number: '5',
    ...roleOf(calls.accounts.isSeller),
    cells: { ...everyone([200, { isSeller: false }]), 'S=': [200, { isSeller: true }] },
  },
  {
    number: '5, about a seller',
    ...roleOf(calls.accounts.isSeller),
    request: ({ otherSeller }) => ({ url: `/api/users/seller/${otherSeller.email}` }),
    cells: { ...everyone([200, { isSeller: false }]), AD: [200, { isSeller: true }] },
  },
  {
    number: '6',
    call: calls.users.list,
    request: () => ({ url: '/api/users' }),
    cells: {
      ...everyone([403, { code: 'forbidden' }]),
      AN: [401, { code: 'unauthenticated' }],
      AD: [200, expect.toSatisfy(isListOf(listedUser))],
    },
  },
  {
    number: 'A, who I am',
    call: calls.accounts.me,
    request: () => ({ url: '/api/me' }),
    cells: {
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, { role: 'buyer' }],
      'B≠': [200, { role: 'buyer' }],
      'S=': [200, { role: 'seller' }],
      'S≠': [200, { role: 'seller' }],
      AD: [200, { role: 'admin' }],
    },
  },
  {
    number: 'B, signing out',
    call: calls.accounts.logout,
    // With a token of its own, since it ends it.
    request: async ({ app }, { caller }) => ({
      url: '/api/logout',
      headers: {
        authorization:
          caller && `Bearer ${await app.authentication.issue({ id: caller.id, tokenVersion: 1 })}`,
      },
    }),
    cells: { ...everyone([200, { acknowledged: true }]), AN: [401, refused] },
  },
];

/** Whether something is a list, not empty, whose rows have exactly these fields. */
function isListOf(row: object) {
  return (list: unknown): boolean => {
    expect(list).toContainEqual(expect.anything());
    for (const each of list as unknown[]) expect(each).toEqual(row);
    return true;
  };
}
