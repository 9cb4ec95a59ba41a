import { expect, test } from 'vitest';

import { messagesIn } from '../messages/index.ts';
import { queryRefusal, shortened } from './query-refusal.ts';

const en = messagesIn('en');
const fields = { limit: () => 'This must be a number.' };

test.each([
  [{ limit: 'x' }, 'limit cannot be “x”. This must be a number.'],
  [{ limit: ['1', '2'] }, 'limit cannot be “1,2”. This must be a number.'],
  [{ limit: '' }, 'limit cannot be “”. This must be a number.'],
])('the sentence itself names what does not fit: %o', (query, message) => {
  expect(queryRefusal(query, fields).said(en)).toMatchObject({ message });
});

test('a sentence names nothing where nothing stands there, or nobody knows what does not fit', () => {
  const { message } = queryRefusal({}, fields).said(en);
  expect(message).toBe(en.errors.invalid);
  expect(queryRefusal({ limit: 'x' }, {}).said(en).message).toBe(en.errors.invalid);
});

test('sixty characters of what anybody sent are repeated, and no more', () => {
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shortened('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});
