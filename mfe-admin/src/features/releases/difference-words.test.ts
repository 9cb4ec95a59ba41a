import type { Difference } from '@motohaat/contract/registry';
import { expect, test } from 'vitest';

import { historyWords } from '../../messages/releases/history/index.ts';
import { differenceWords } from './difference-words.ts';

const { differences } = historyWords.messagesIn('en');
const none = { added: [], removed: [] };

test.each<[string, Omit<Difference, 'application'>, string[]]>([
  ['another version', { version: { from: '0.1.0', to: '0.2.0' } }, ['0.1.0 → 0.2.0']],
  ['a new application', { version: { from: null, to: '0.1.0' } }, ['0.1.0 is new']],
  ['one that is gone', { version: { from: '0.1.0', to: null } }, ['0.1.0 is gone']],
  [
    'whole kB, and only of what differs',
    { size: { from: { javascript: 122.43, css: 9 }, to: { javascript: 124.1, css: 9 } } },
    ['122 → 124 kB of JavaScript'],
  ],
  [
    'finer where whole kB hide it',
    { size: { from: { javascript: 1, css: 9.12 }, to: { javascript: 1, css: 9.2 } } },
    ['9.12 → 9.2 kB of CSS'],
  ],
  [
    'the size of a new one',
    {
      version: { from: null, to: '0.1.0' },
      size: { from: null, to: { javascript: 122.43, css: 9 } },
      contract: { from: null, to: '1.2.0' },
      navigation: { added: ['All Users'], removed: [] },
    },
    ['0.1.0 is new', '122 kB of JavaScript', '9 kB of CSS'],
  ],
  [
    'no details of one that is gone',
    {
      version: { from: '0.1.0', to: null },
      size: { from: { javascript: 1, css: 9 }, to: null },
      contract: { from: '1.2.0', to: null },
      routes: { added: [], removed: ['/a'] },
    },
    ['0.1.0 is gone'],
  ],
  [
    'another contract',
    { contract: { from: '1.1.0', to: '1.2.0' } },
    ['platform contract 1.1.0 → 1.2.0'],
  ],
  [
    'pages that came and went',
    { routes: { added: ['/dashboard/x'], removed: ['/a', '/b'] } },
    ['page /dashboard/x added', 'pages /a, /b removed'],
  ],
  [
    'menu entries',
    {
      navigation: { added: ['Releases (dashboard, /dashboard/releases)'], removed: [] },
      routes: none,
    },
    ['menu entry Releases (dashboard, /dashboard/releases) added'],
  ],
  [
    'a canary that began',
    { canary: { from: null, to: '0.2.0 for 5 %' } },
    ['canary of 0.2.0 for 5 %'],
  ],
  [
    'a canary with more people',
    { canary: { from: '0.2.0 for 5 %', to: '0.2.0 for 20 %' } },
    ['canary of 0.2.0 for 5 % → 0.2.0 for 20 %'],
  ],
  [
    'a canary that ended',
    { canary: { from: '0.2.0 for 5 %', to: null } },
    ['canary over (was 0.2.0 for 5 %)'],
  ],
  ['taken off', { closed: { from: null, to: 'Back soon.' } }, ['taken off: “Back soon.”']],
  [
    'another sentence',
    { closed: { from: 'Back soon.', to: 'Back at 5.' } },
    ['taken off with another sentence: “Back at 5.”'],
  ],
  ['brought back', { closed: { from: 'Back soon.', to: null } }, ['brought back']],
])('words for %s', (_what, difference, words) => {
  expect(differenceWords({ application: 'mfe-buyer', ...difference }, differences)).toEqual(words);
});
