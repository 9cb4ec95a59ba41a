import * as calls from '@motohaat/contract/calls';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';

import { offPath } from '../../modules/mails/off-path.ts';
import { unsubscribeTokens } from '../../modules/mails/unsubscribe-token.ts';
import { everyone } from './everyone.ts';
import { type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const own: Expectation = [200, { email: expect.any(String), subjects: expect.any(Array) }];

/** Whoever is signed in, of the caller's own alone. */
function signedIn(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return { ...everyone(expectation), AN: [401, { code: 'unauthenticated', ...refusal }] };
}

function adminsOnly(expectation: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'forbidden', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    AD: expectation,
  };
}

/** A mail that was given up, there for one cell. */
async function deadMail({ db }: World, userId: string): Promise<string> {
  const id = newId();
  const notice = { kind: 'role_changed', data: { role: 'buyer' }, words: null, productId: null };
  await db
    .insertInto('outbox')
    .values({
      id,
      topic: 'email',
      payload: JSON.stringify(notice),
      user_id: userId,
      status: 'dead',
      processed_at: new Date(),
    })
    .execute();
  return id;
}

/** The link of a mail of the target's. */
const link = ({ secret }: World, userId: string) =>
  offPath(unsubscribeTokens(secret).tokenOf({ userId, kind: 'wish_back' }));

/** Calls about mails. */
export const mailRows: readonly Row[] = [
  {
    number: '44, what I am mailed',
    call: calls.mails.choices,
    request: () => ({ url: '/api/notices/choices' }),
    cells: signedIn(own),
  },
  {
    number: '44, choosing what I am mailed',
    call: calls.mails.choose,
    request: () => ({
      url: '/api/notices/choices',
      body: { kinds: ['wish_back'], mailed: true },
    }),
    cells: signedIn(own, refused),
  },
  {
    number: 'the page of the link in a mail: who has the link',
    call: calls.mails.offPage,
    request: (world, { target }) => ({ url: link(world, target.id) }),
    cells: everyone(200),
  },
  {
    number: 'ending mails by their link: who has the link',
    call: calls.mails.off,
    request: (world, { target }) => ({
      url: link(world, target.id),
      body: Buffer.from('List-Unsubscribe=One-Click'),
      headers: form,
    }),
    cells: everyone(200),
  },
  {
    number: 'mails that could not be sent',
    call: calls.mails.list,
    request: async (world, { target }) => {
      await deadMail(world, target.id);
      return { url: '/api/mails?limit=1' };
    },
    cells: adminsOnly([200, [{ status: 'dead', to: expect.any(String) }]]),
  },
  {
    number: 'sending a mail again',
    call: calls.mails.sendAgain,
    request: async (world, { target }) => ({
      url: urlOf(calls.mails.sendAgain, { id: await deadMail(world, target.id) }),
    }),
    cells: adminsOnly([200, { acknowledged: true }], refused),
  },
];
