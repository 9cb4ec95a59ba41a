import { expect, test } from 'vitest';

import { inWords } from './in-words.ts';
import type { Operation } from './registry.ts';
import { aLiveCanary, aStatus } from './testing/examples.ts';

const reason = 'x';
const shell = { application: 'shell', version: '2.0.0' };
const given = { version: '0.2.0', percent: 5, reason };

test.each<[string, Operation]>([
  ['promote mfe-buyer 0.2.0', { verb: 'promote', body: { version: '0.2.0', reason } }],
  [
    'promote mfe-buyer 0.2.0 and shell 2.0.0',
    { verb: 'promote', body: { version: '0.2.0', with: [shell], reason } },
  ],
  [
    'give mfe-buyer 0.2.0 to 5 %, a@b.example',
    { verb: 'canary', body: { ...given, accounts: ['a@b.example'] } },
  ],
  [
    'give mfe-buyer 0.2.0 and shell 2.0.0 to 5 %, growing by itself',
    { verb: 'canary', body: { ...given, with: [shell], ramp: true } },
  ],
  [
    'end the canary of mfe-buyer 0.2.0',
    { verb: 'canary', body: { version: '0.2.0', percent: 0, reason } },
  ],
  ['roll mfe-buyer back', { verb: 'rollback', body: { reason } }],
  ['roll mfe-buyer back to 0.1.0', { verb: 'rollback', body: { version: '0.1.0', reason } }],
  ['roll mfe-buyer back from 0.2.0', { verb: 'rollback', body: { from: '0.2.0', reason } }],
  ['end the canary of mfe-buyer', { verb: 'rollback', body: { canary: true, reason } }],
  [
    'take mfe-buyer off with "Back at six."',
    {
      verb: 'kill',
      body: { sentence: 'Back at six.', reason },
    },
  ],
  ['put mfe-buyer back', { verb: 'revive', body: { reason } }],
  ['remove mfe-buyer with all its pages', { verb: 'remove', body: { reason } }],
  [
    'hand routes of mfe-buyer over to shell 2.0.0',
    { verb: 'hand-over', body: { to: shell, reason } },
  ],
])('would %s', (words, operation) => {
  expect(inWords('mfe-buyer', operation, aStatus().standing)).toBe(words);
});

test('a canary goes on while an account that has it is left', () => {
  const operation: Operation = { verb: 'canary', body: { version: '0.2.0', percent: 0, reason } };
  expect(inWords('mfe-buyer', operation, aLiveCanary())).toBe('give mfe-buyer 0.2.0 to 0 %');
});
