import { expect, test } from 'vitest';

import { outcomeOf } from '../../testing/outcome-of.ts';
import { readMessage, readNote } from './talk.rules.ts';

test.each([
  ['nothing', ' \n ', 'invalid', ''],
  ['what is typed around it', ' Hello ', 'Hello', 'Hello'],
  ['characters that cannot be seen', 'safe\u202egpj', 'invalid', 'invalid'],
  ['500 characters', '🏍'.repeat(500), '🏍'.repeat(500), '🏍'.repeat(500)],
  ['501 characters', 'x'.repeat(501), 'x'.repeat(501), 'invalid'],
  ['1,000 characters', '🏍'.repeat(1_000), '🏍'.repeat(1_000), 'invalid'],
  ['1,001 characters', 'x'.repeat(1_001), 'invalid', 'invalid'],
])(
  'of %s a message, and a note of a report, keeps what there is to read',
  (_what, typed, message, note) => {
    expect(outcomeOf(() => readMessage(typed))).toBe(message);
    expect(outcomeOf(() => readNote(typed))).toBe(note);
  },
);
