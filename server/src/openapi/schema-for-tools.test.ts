import { expect, test } from 'vitest';

import { forTools } from './schema-for-tools.ts';

test.each([
  [{ type: 'string' }, { type: 'string', maxLength: 1_000_000 }],
  [
    { type: 'string', maxLength: 5 },
    { type: 'string', maxLength: 5 },
  ],
  [
    { type: 'string', enum: ['a'] },
    { type: 'string', enum: ['a'] },
  ],
  [{ enum: ['a', null] }, { enum: ['a', null] }],
  [{ type: 'array' }, { type: 'array', maxItems: 10_000 }],
  [{ type: 'boolean' }, { type: 'boolean' }],
  [{ type: 'object', required: [] }, { type: 'object' }],
  [
    { type: 'object', required: ['a'] },
    { type: 'object', required: ['a'] },
  ],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: 1_000_000 },
      maxProperties: 10_000,
    },
  ],
] as const)('%j is described as %j', (schema, described) => {
  expect(forTools(schema as unknown as Parameters<typeof forTools>[0])).toEqual(described);
});
