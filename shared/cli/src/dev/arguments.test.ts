import { expect, test } from 'vitest';

import { planDev } from './arguments.ts';

const here = { command: (verb: string) => `npm run ${verb} --` };
const everything = { ...here, serveEverything: async () => {} };
const plan = (...words: string[]) => planDev(words, ['mfe-buyer', 'mfe-seller'], everything);
const site = 'https://motohaat.example';
const account = 'you@example.com';

test.each([
  ['nothing', [], { mode: 'everything' }],
  ['help', ['--help'], { mode: 'help' }],
  ['a remote', ['mfe-buyer'], { mode: 'alone', remote: 'mfe-buyer', server: undefined }],
  [
    'a remote beside a site',
    ['mfe-buyer', '--server', site],
    { mode: 'alone', remote: 'mfe-buyer', server: site },
  ],
  [
    'an override',
    ['mfe-buyer', '--override', account, '--server', site],
    { mode: 'override', remote: 'mfe-buyer', account, hours: 8, server: site, token: undefined },
  ],
  [
    'an override for half an hour',
    ['mfe-buyer', '--override', account, '--hours', '0.5', '--token', 't'],
    { mode: 'override', remote: 'mfe-buyer', account, hours: 0.5, server: undefined, token: 't' },
  ],
])('takes %s', (_what, words, expected) => {
  expect(plan(...words)).toEqual(expected);
});

test.each([
  ['an unknown remote', ['mfe-byer'], 'There is no remote mfe-byer here. There are mfe-buyer'],
  ['two remotes', ['mfe-buyer', 'mfe-seller'], '“mfe-seller” is one word too many.'],
  ['options without a remote', ['--server', site], 'Name the remote.'],
  ['an unknown option', ['mfe-buyer', '--fast'], '--fast'],
  ['hours without an override', ['mfe-buyer', '--hours', '1'], 'belong to --override'],
  ['nine hours', ['mfe-buyer', '--override', account, '--hours', '9'], 'a number up to 8'],
  ['no hours', ['mfe-buyer', '--override', account, '--hours', '0'], 'a number up to 8'],
  ['hours that are no number', ['mfe-buyer', '--override', account, '--hours', 'x'], '“x”'],
])('refuses %s', (_what, words, sentence) => {
  expect(() => plan(...words)).toThrow(sentence);
});

test('in a repository of one remote that one is meant', () => {
  const words = ['--server', site];
  expect(planDev(words, ['mfe-alerts'], here)).toEqual({
    mode: 'alone',
    remote: 'mfe-alerts',
    server: site,
  });
});
