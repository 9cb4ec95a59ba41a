import type { UsesOverview } from '@motohaat/contract/uses';
import { expect, test } from 'vitest';

import { ownUses } from './own-uses.ts';

type Present = UsesOverview['releases'][number];
const nothing = { platform: [], pages: [], slots: [], events: [] };
const gives = { ...nothing, modules: [] };
const uses = { ...nothing, calls: [], modules: [], libraries: [] };

function present(
  name: string,
  used: Partial<NonNullable<Present['uses']>> | null,
  given: Partial<Present['gives']> = {},
  standing: Present['standing'] = 'live',
): Present {
  const [application = '', version = ''] = name.split(' ');
  return {
    application,
    version,
    standing,
    uses: used && { ...uses, ...used },
    gives: { ...gives, ...given },
  };
}

const releases = [
  present('mfe-store 1.0.0', { pages: ['orders'] }, { pages: ['home'], slots: ['bike.actions'] }),
  present('mfe-buyer 2.0.0', { pages: ['home'], slots: ['bike.actions'] }, { pages: ['orders'] }),
  present('mfe-buyer 1.9.0', { pages: ['home'] }, {}, 'kept'),
  present('mfe-old 1.0.0', null),
  present(
    'shell 3.0.0',
    { pages: ['home'] },
    { platform: ['Toasts.error'], modules: [{ module: 'react', version: '19.2.0', exports: [] }] },
  ),
  present('mfe-late 1.0.0', {
    platform: ['Toasts.error?'],
    libraries: [{ module: 'react', range: '^19.0.0', built: null }],
  }),
];
const leaving = { since: '4.0.0', until: '2027-01-01', instead: 'notices' };
const deprecated = [
  { member: 'Toasts.error', ...leaving, users: ['mfe-late 1.0.0', 'mfe-store 1.0.0'] },
  { member: 'tell', ...leaving, users: ['mfe-late 1.0.0'] },
];
const contracts = [
  { version: '4.14.0', until: null, users: ['mfe-store 1.0.0', 'mfe-buyer 2.0.0'] },
  { version: '3.1.0', until: '2027-03-31', users: ['mfe-buyer 1.9.0', 'mfe-old 1.0.0'] },
];
const of = (application: string) => ownUses({ releases, deprecated, contracts }, application);

test('a team sees who uses each of its things, and what of the platform it should let go of', () => {
  expect(of('mfe-store')).toEqual({
    given: [
      { kind: 'pages', name: 'home', users: ['mfe-buyer 2.0.0', 'mfe-buyer 1.9.0', 'shell 3.0.0'] },
      { kind: 'slots', name: 'bike.actions', users: ['mfe-buyer 2.0.0'] },
    ],
    deprecated: [{ member: 'Toasts.error', ...leaving, users: ['mfe-store 1.0.0'] }],
    former: [],
  });
});

test('a team sees until when those of its releases are served that are of a former major', () => {
  const former = { version: '3.1.0', until: '2027-03-31' };
  expect(of('mfe-buyer').former).toEqual([{ ...former, users: ['mfe-buyer 1.9.0'] }]);
  expect(of('mfe-old').former).toEqual([{ ...former, users: ['mfe-old 1.0.0'] }]);
});

test('the shell’s team sees who uses the platform and its libraries, optional members too', () => {
  expect(of('shell').given).toEqual([
    { kind: 'platform', name: 'Toasts.error', users: ['mfe-late 1.0.0'] },
    { kind: 'modules', name: 'react', users: ['mfe-late 1.0.0'] },
  ]);
});

test('of what is not live nobody uses anything', () => {
  expect(of('mfe-none')).toEqual({ given: [], deprecated: [], former: [] });
});
