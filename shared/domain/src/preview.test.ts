import { expect, test } from 'vitest';

import { branchOf, previewNameOf, releasesNamed } from './preview.ts';

test.each([
  ['main', 'main'],
  ['Team/New orders!\n', 'team-new-orders'],
  ['--x--', 'x'],
  ['a'.repeat(60), 'a'.repeat(40)],
])('the branch %j is called %j', (branch, name) => {
  expect(previewNameOf(branch)).toBe(name);
});

test.each([
  ['0.2.0-new-orders.r1a2b3c4d', 'new-orders'],
  ['0.2.0', ''],
  ['0.2.0-beta.1', ''],
])('the version %s is of the branch %j', (version, branch) => {
  expect(branchOf(version)).toBe(branch);
});

const shell = { application: 'shell', version: '2.0.0' };
test.each([
  ['', [], undefined],
  [' shell@2.0.0 ', [shell], undefined],
  [
    'shell@2.0.0, mfe-buyer@1.0.0-x.1',
    [shell, { application: 'mfe-buyer', version: '1.0.0-x.1' }],
    undefined,
  ],
  ['shell@2.0.0 buyer', [shell], 'buyer'],
  ['shell@', [], 'shell@'],
])('%j names releases', (text, releases, wrong) => {
  expect(releasesNamed(text)).toEqual({ releases, wrong });
});
