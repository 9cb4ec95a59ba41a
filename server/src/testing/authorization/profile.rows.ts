import * as calls from '@motohaat/contract/calls';
import { recentSignInHeader } from '@motohaat/contract/headers';
import { expect } from 'vitest';

import { multipart } from '../multipart.ts';
import { photograph } from '../photographs.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Expectation, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const refused = { acknowledged: false, message: expect.any(String) };
const done = { acknowledged: true };

/** For everybody who is signed in, about themselves alone. */
function ownOnly(own: Expectation, refusal: object = {}): Row['cells'] {
  return {
    ...everyone([403, { code: 'email_mismatch', ...refusal }]),
    AN: [401, { code: 'unauthenticated', ...refusal }],
    'B=': own,
    'S=': own,
    AD: own,
  };
}

type Parts = Pick<Row, 'call'> & {
  body?: Record<string, unknown>;
  /** What is sent as a photo. */
  file?: () => Promise<Buffer>;
  /** Whether a new sign-in goes with the call. */
  signedInAgain?: boolean;
};

/** Each cell is somebody new of the caller's role: these calls end sessions and accounts. */
function ofNewcomer({ call, body, file, signedInAgain }: Parts): Omit<Row, 'number' | 'cells'> {
  return {
    call,
    request: async (world: World, { caller, target }: Cell) => {
      const person = caller && (await world.signIn(caller.role));
      const email = person && caller === target ? person.email : target.email;
      const form = file && multipart(await file());
      return {
        url: `${urlOf(call)}?email=${encodeURIComponent(email)}`,
        ...(body && { body }),
        ...(form && { body: form.payload }),
        headers: {
          ...form?.headers,
          authorization: person?.authorization,
          ...(signedInAgain && { [recentSignInHeader]: person?.idToken }),
        },
      };
    },
  };
}

const noPhoto = Buffer.from('<svg xmlns="x"/>'.padEnd(100));
const plan = { blocked: null, consequences: expect.any(Object), due: expect.any(String) };

export const profileRows: readonly Row[] = [
  {
    number: 'U, my profile',
    ...ofNewcomer({ call: calls.profile.read }),
    cells: ownOnly([200, { phone: '', deletionDue: null }]),
  },
  {
    number: 'U, changing it',
    ...ofNewcomer({ call: calls.profile.edit, body: { name: 'Another name' } }),
    cells: ownOnly([200, { name: 'Another name' }], refused),
  },
  {
    number: 'U, choosing a language',
    ...ofNewcomer({ call: calls.profile.edit, body: { language: 'bn' } }),
    cells: ownOnly([200, { language: 'bn' }], refused),
  },
  {
    number: 'U, showing a photo',
    ...ofNewcomer({ call: calls.profile.setPhoto, file: photograph }),
    cells: ownOnly([200, { photo: expect.stringContaining('http') }], refused),
  },
  {
    number: 'U, showing what is no photo',
    ...ofNewcomer({ call: calls.profile.setPhoto, file: async () => noPhoto }),
    cells: ownOnly([415, { ...refused, code: 'photo_type' }], refused),
  },
  {
    number: 'U, taking the photo off',
    ...ofNewcomer({ call: calls.profile.removePhoto }),
    cells: ownOnly([200, { photo: null }], refused),
  },
  {
    number: 'U, what another role would change',
    ...ofNewcomer({ call: calls.profile.rolePlan }),
    cells: { ...ownOnly([200, { blocked: null }]), AD: [403, { code: 'forbidden' }] },
  },
  {
    number: 'U, becoming a seller',
    ...ofNewcomer({ call: calls.profile.changeRole, body: { role: 'seller' } }),
    cells: { ...ownOnly([200, done], refused), AD: [403, { ...refused, code: 'forbidden' }] },
  },
  {
    number: 'U, becoming a buyer again',
    ...ofNewcomer({ call: calls.profile.changeRole, body: { role: 'buyer' } }),
    cells: { ...ownOnly([200, done], refused), AD: [403, { ...refused, code: 'forbidden' }] },
  },
  {
    number: 'U, becoming an admin',
    ...ofNewcomer({ call: calls.profile.changeRole, body: { role: 'admin' } }),
    cells: {
      ...ownOnly([422, { ...refused, code: 'invalid' }], refused),
      AD: [403, { ...refused, code: 'forbidden' }],
    },
  },
  {
    number: 'U, signing out everywhere',
    ...ofNewcomer({ call: calls.profile.signOutEverywhere }),
    cells: ownOnly([200, done], refused),
  },
  {
    number: '32, exporting my data',
    ...ofNewcomer({ call: calls.profile.exportData }),
    cells: ownOnly([200, { account: [expect.objectContaining({ name: expect.any(String) })] }]),
  },
  {
    number: '32, what deleting my account would do',
    ...ofNewcomer({ call: calls.profile.deletionPlan }),
    cells: ownOnly([200, plan]),
  },
  {
    number: '32, deleting my account',
    ...ofNewcomer({ call: calls.profile.remove, signedInAgain: true }),
    cells: ownOnly([200, { acknowledged: true, due: expect.any(String) }], refused),
  },
  {
    number: '32, deleting my account without a new sign-in',
    ...ofNewcomer({ call: calls.profile.remove }),
    cells: ownOnly([403, { ...refused, code: 'sign_in_again' }], refused),
  },
  {
    number: '32, keeping my account',
    ...ofNewcomer({ call: calls.profile.keep }),
    cells: ownOnly([200, done], refused),
  },
  {
    number: 'V, my reports',
    ...ofNewcomer({ call: calls.reports.mine }),
    cells: {
      ...everyone([403, { code: 'forbidden' }]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, []],
      'B≠': [403, { code: 'email_mismatch' }],
    },
  },
];
