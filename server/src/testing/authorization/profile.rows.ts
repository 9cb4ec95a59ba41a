import { recentSignInHeader } from '@motohaat/contract/headers';
import { expect } from 'vitest';

import { multipart } from '../multipart.ts';
import { photograph } from '../photographs.ts';
import { everyone } from './everyone.ts';
import type { Cell, Expectation, Row } from './matrix.types.ts';
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

type Parts = Pick<Row, 'method' | 'route'> & {
  body?: Record<string, unknown>;
  /** What is sent as a photo. */
  file?: () => Promise<Buffer>;
  /** Whether a new sign-in goes with the call. */
  signedInAgain?: boolean;
};

/** Each cell is somebody new of the caller's role: these calls end sessions and accounts. */
function ofNewcomer({
  method,
  route,
  body,
  file,
  signedInAgain,
}: Parts): Omit<Row, 'number' | 'cells'> {
  return {
    method,
    route,
    call: async (world: World, { caller, target }: Cell) => {
      const person = caller && (await world.signIn(caller.role));
      const email = person && caller === target ? person.email : target.email;
      const form = file && multipart(await file());
      return {
        url: `${route}?email=${encodeURIComponent(email)}`,
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
    ...ofNewcomer({ method: 'GET', route: '/api/profile' }),
    cells: ownOnly([200, { phone: '', deletionDue: null }]),
  },
  {
    number: 'U, changing it',
    ...ofNewcomer({ method: 'PATCH', route: '/api/profile', body: { name: 'Another name' } }),
    cells: ownOnly([200, { name: 'Another name' }], refused),
  },
  {
    number: 'U, showing a photo',
    ...ofNewcomer({ method: 'POST', route: '/api/profile/photo', file: photograph }),
    cells: ownOnly([200, { photo: expect.stringContaining('http') }], refused),
  },
  {
    number: 'U, showing what is no photo',
    ...ofNewcomer({ method: 'POST', route: '/api/profile/photo', file: async () => noPhoto }),
    cells: ownOnly([415, { ...refused, code: 'photo_type' }], refused),
  },
  {
    number: 'U, taking the photo off',
    ...ofNewcomer({ method: 'DELETE', route: '/api/profile/photo' }),
    cells: ownOnly([200, { photo: null }], refused),
  },
  {
    number: 'U, signing out everywhere',
    ...ofNewcomer({ method: 'POST', route: '/api/profile/sign-out-everywhere' }),
    cells: ownOnly([200, done], refused),
  },
  {
    number: '32, exporting my data',
    ...ofNewcomer({ method: 'GET', route: '/api/profile/export' }),
    cells: ownOnly([200, { account: [expect.objectContaining({ name: expect.any(String) })] }]),
  },
  {
    number: '32, what deleting my account would do',
    ...ofNewcomer({ method: 'GET', route: '/api/profile/deletion' }),
    cells: ownOnly([200, plan]),
  },
  {
    number: '32, deleting my account',
    ...ofNewcomer({ method: 'DELETE', route: '/api/profile', signedInAgain: true }),
    cells: ownOnly([200, { acknowledged: true, due: expect.any(String) }], refused),
  },
  {
    number: '32, deleting my account without a new sign-in',
    ...ofNewcomer({ method: 'DELETE', route: '/api/profile' }),
    cells: ownOnly([403, { ...refused, code: 'sign_in_again' }], refused),
  },
  {
    number: '32, keeping my account',
    ...ofNewcomer({ method: 'POST', route: '/api/profile/keep' }),
    cells: ownOnly([200, done], refused),
  },
  {
    number: 'V, my reports',
    ...ofNewcomer({ method: 'GET', route: '/api/myReports' }),
    cells: {
      ...everyone([403, { code: 'forbidden' }]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': [200, []],
      'B≠': [403, { code: 'email_mismatch' }],
    },
  },
];
