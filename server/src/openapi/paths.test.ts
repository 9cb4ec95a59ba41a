import { call } from '@motohaat/contract/calls/call';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import type { Operation, Parameter } from './operation.types.ts';
import { pathItems } from './paths.ts';

/** A call with parameters that are told of by name and place. */
function described(
  method: 'GET' | 'DELETE',
  path: `/${string}`,
  parameters: [string, Parameter['in']][],
) {
  const row = call({ method, path, summary: '', access: 'public', answer: v.null(), refusals: [] });
  const operation = {
    parameters: parameters.map(([name, place]) => ({
      name,
      in: place,
      required: true,
      schema: {},
    })),
  } as unknown as Operation;
  return { name: `things.${method}`, noun: 'things', call: row, operation };
}

test('a part of a path that two calls name differently has both names, and what else is called so keeps its own', () => {
  const items = pathItems([
    described('GET', '/things/:id', [
      ['id', 'path'],
      ['id', 'query'],
    ]),
    described('DELETE', '/things/:email', [['email', 'path']]),
  ]);
  expect(items).toMatchObject({
    '/api/things/{idOrEmail}': {
      get: {
        parameters: [
          { name: 'idOrEmail', in: 'path' },
          { name: 'id', in: 'query' },
        ],
      },
      delete: { parameters: [{ name: 'idOrEmail', in: 'path' }] },
    },
  });
});
