// @vitest-environment node
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import slimCalls from './slim-calls-loader.ts';

const slim = (specifier: string) =>
  slimCalls.call({ resourcePath: fileURLToPath(import.meta.resolve(specifier)) }, 'as it was');

test('rows of the table keep what a request is made of, and no schema', async () => {
  const text = await slim('@motohaat/contract/calls/bookings');
  expect(text).toContain(
    'export const create = {"method":"POST","path":"/bookings","idempotent":"replayed"};',
  );
  expect(text).not.toMatch(/"(?:summary|body|answer)"/);
});

test('a module beside the rows stays as it is', async () => {
  expect(await slim('@motohaat/contract/calls/decisions')).toBe('as it was');
  expect(await slim('@motohaat/contract/calls/call')).toBe('as it was');
});
