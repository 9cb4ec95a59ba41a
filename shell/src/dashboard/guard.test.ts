import type { SessionUser } from '@motohaat/platform';
import { expect, it } from 'vitest';

import { guard, type GuardQuestion } from './guard.ts';

const place = '/dashboard/users?q=a#top';
const user = (role: SessionUser['role']): GuardQuestion['session'] => ({
  status: 'ready',
  user: { id: '1', email: 'a@x.example', name: 'A', role, photo: null },
});
const known = (role: SessionUser['role']): Partial<GuardQuestion> => ({
  session: user(role),
  composition: { status: 'current', role },
});
const identityOnly: GuardQuestion['session'] = {
  status: 'identity-only',
  reason: 'no-account',
  message: '',
  identity: { email: '', name: '', photo: null },
};
const signingIn: GuardQuestion['session'] = { status: 'signing-in' };
const visitor: GuardQuestion = {
  place,
  found: false,
  session: { status: 'anonymous' },
  composition: { status: 'current', role: null },
  access: 'pending',
};
const toSignIn = { go: 'sign-in', state: { from: place } };
const toAdminNotice = { go: 'sign-in', state: { from: place, notice: 'admin-only' } };

it.each<[string, Partial<GuardQuestion>, unknown]>([
  ['the dashboard to a visitor: the sign-in, origin kept', { found: true }, toSignIn],
  ['an unknown dashboard path to a visitor: the same', {}, toSignIn],
  ['a spinner only while the access is being asked for', known('buyer'), { show: 'pending' }],
  [
    'a failed question about access as a failure, not as a spinner',
    { ...known('buyer'), access: 'failed' },
    { show: 'failed' },
  ],
  ['the dashboard while a sign-in is under way', { session: signingIn }, { show: 'pending' }],
  ['the dashboard to an unfinished sign-in', { session: identityOnly }, { show: 'identity' }],
  [
    'the dashboard while the role’s composition is on its way',
    { found: true, session: user('buyer'), composition: { status: 'stale', role: null } },
    { show: 'pending' },
  ],
  [
    'the dashboard when the role’s composition could not be had',
    { found: true, session: user('buyer'), composition: { status: 'failed', role: null } },
    { show: 'failed' },
  ],
  ['a page of one’s own role', { ...known('admin'), found: true }, { show: 'page' }],
  [
    'an admin page to a buyer: the sign-in page with the notice',
    { ...known('buyer'), access: { audience: 'admin' } },
    toAdminNotice,
  ],
  [
    'a buyer page to a seller: the dashboard with a toast',
    { ...known('seller'), access: { audience: 'buyer' } },
    { go: 'dashboard', because: 'buyer' },
  ],
  [
    'a seller page to an admin: the dashboard with a toast',
    { ...known('admin'), access: { audience: 'seller' } },
    { go: 'dashboard', because: 'seller' },
  ],
  [
    'a page of one’s own role that this tab does not know yet',
    { ...known('buyer'), access: { audience: 'buyer' } },
    { show: 'not-found' },
  ],
  [
    'an unknown dashboard path to a signed-in person',
    { ...known('buyer'), access: { audience: null } },
    { show: 'not-found' },
  ],
])('decides: %s', (_, question, verdict) => {
  expect(guard({ ...visitor, ...question })).toEqual(verdict);
});
