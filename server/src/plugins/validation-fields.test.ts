import { expect, test } from 'vitest';

import { messagesIn } from '../messages/index.ts';
import { validationFields } from './validation-fields.ts';

function said(errors: object[]) {
  const fields = Object.entries(validationFields(errors as never));
  return Object.fromEntries(fields.map(([name, say]) => [name, say(messagesIn('en'))]));
}

test.each([
  ['required', '', { missingProperty: 'role' }, { role: 'This is needed.' }],
  ['type', '/email', { type: 'string' }, { email: 'This must be a string.' }],
  ['type', '/photos', { type: 'array' }, { photos: 'This must be an array.' }],
  ['type', '', { type: 'null' }, {}],
  ['anyOf', '', {}, {}],
  ['enum', '/role', { allowedValues: ['a', 'b'] }, { role: 'This must be one of: a, b.' }],
  ['maxLength', '/name', { limit: 80 }, { name: 'This may have 80 characters at most.' }],
  ['minLength', '/name', { limit: 2 }, { name: 'This needs 2 characters or more.' }],
  ['maximum', '/used', { limit: 50 }, { used: 'This may be 50 at most.' }],
  ['minimum', '/price', { limit: 1000 }, { price: 'This must be 1000 or more.' }],
  ['pattern', '/a/b', {}, { 'a.b': 'This is not in the form that is needed.' }],
])('%s', (keyword, instancePath, params, fields) => {
  const error = { keyword, instancePath, params, schemaPath: '', message: 'raw words' };
  expect(said([error])).toEqual(fields);
});

test('keeps the first error of a field', () => {
  const errors = ['maxLength', 'pattern'].map((keyword) => ({
    keyword,
    instancePath: '/name',
    params: { limit: 80 },
    schemaPath: '',
  }));
  expect(said(errors)).toEqual({
    name: 'This may have 80 characters at most.',
  });
});
