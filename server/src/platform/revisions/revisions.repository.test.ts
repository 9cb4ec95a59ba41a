import { expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { reasonIn } from './revisions.repository.ts';

const [en, bn] = [messagesIn('en'), messagesIn('bn')];
const ofStart = en.reasons.start;

test.each([
  ['the server', 'server', ofStart, bn.reasons.start],
  ['the system', 'system', ofStart, bn.reasons.start],
  ['a team, which may write as the server does', 'team:shell', ofStart, ofStart],
  ['the server, in words that are no sentence of ours', 'server', 'By hand', 'By hand'],
])('the reason of %s (%s) is read in the reader’s language where it is ours', (...row) => {
  const [, author, reason, read] = row;
  expect(reasonIn({ author, reason, why: null }, bn)).toBe(read);
});

test('a reason that has a code is said by it, whoever gave it', () => {
  const why = { code: 'start' } as const;
  expect(reasonIn({ author: 'team:shell', reason: 'x', why }, bn)).toBe(bn.reasons.start);
});
