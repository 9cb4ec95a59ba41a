import * as v from 'valibot';
import { expect, test } from 'vitest';

import { describedOutput, output } from './schemas.ts';

test.each<[string, v.GenericSchema, unknown]>([
  ['a text or null', v.nullable(v.string()), { type: 'string', nullable: true }],
  [
    'one of several kinds',
    v.union([v.string(), v.number()]),
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
  ],
  [
    'one of several kinds or null',
    v.nullable(v.union([v.string(), v.number()])),
    { anyOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { type: 'null' }] },
  ],
  [
    'a text, a number or null',
    v.union([v.string(), v.number(), v.null()]),
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
  ],
  [
    'a text, null or a number',
    v.union([v.string(), v.null(), v.number()]),
    { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'number' }] },
  ],
])('%s is written without a choice where null is all that it may be besides', (_, schema, json) => {
  expect(output(schema)).toEqual(json);
});

test('an answer is described with its bounds and formats, and written without', () => {
  const schema = v.pipe(v.string(), v.maxLength(40), v.metadata({ format: 'date-time' }));
  expect(describedOutput(schema)).toEqual({ type: 'string', maxLength: 40, format: 'date-time' });
  expect(output(schema)).toEqual({ type: 'string' });
});
