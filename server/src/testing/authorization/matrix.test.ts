import { allCalls } from '@motohaat/contract/all-calls';
import * as calls from '@motohaat/contract/calls';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gapsBetween } from './coverage.ts';
import { matrix } from './matrix.ts';
import { type Column, columns, routeOf, type Row } from './matrix.types.ts';
import { cellOf, prepare } from './requests.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const requestOf = (row: Row, column: Column) => prepare(world, row, cellOf(world, column));

const endpointOf = ({ call }: Row) => `${String(call.method)} ${routeOf(call)}`;

const named = matrix.map((row) => ({ row, what: `${row.number}: ${endpointOf(row)}` }));

describe.each(named)('row $what', ({ row }) => {
  test.each(columns)('%s', async (column) => {
    const expectation = row.cells[column];
    const [status, body] = typeof expectation === 'number' ? [expectation] : expectation;
    const { call } = await requestOf(row, column);
    const answer = await call();
    expect(answer.statusCode).toBe(status);
    if (row.call.method === 'GET') {
      // HEAD is GET without a body.
      const head = await call('HEAD');
      expect([head.statusCode, head.body]).toEqual([status, '']);
    }
    if (body === undefined) return;
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual(partly(body));
  });
});

/** Lets fields be left out of an expected object, and takes matchers as they are. */
function partly(body: unknown): unknown {
  const isMatcher = typeof body === 'object' && body !== null && 'asymmetricMatch' in body;
  if (isMatcher) return body;
  return Array.isArray(body)
    ? body.map((each: object) => expect.objectContaining(each) as unknown)
    : expect.objectContaining(body as object);
}

/** What the database knows accounts by: their ids, and the identity provider's. */
async function accountIds(): Promise<string[]> {
  const accounts = await world.db.selectFrom('users').select(['id', 'uid']).execute();
  return accounts.flatMap(({ id, uid }) => [id, uid]);
}

/** Whether anybody may read what a call answers, signed in or not. */
const isOpen = ({ call }: Row) =>
  call.method === 'GET' &&
  ('route' in call || ['public', 'optional', 'lenient'].includes(String(call.access)));

test('no answer that everybody may have holds the id of an account, but for the own', async () => {
  const ids = await accountIds();
  const telling: string[] = [];
  for (const row of matrix.filter(isOpen)) {
    for (const column of ['AN', 'B≠', 'S≠'] as const) {
      const cell = cellOf(world, column);
      const { body } = await (await prepare(world, row, cell)).call();
      const own = [cell.caller?.id, cell.caller?.uid];
      const others = ids.filter((id) => !own.includes(id) && body.includes(id));
      if (others.length > 0) telling.push(`${row.number} ${column}`);
    }
  }
  expect(telling).toEqual([]);
});

test('every call of the table has a row, and every row a call of the table', () => {
  expect(gapsBetween(allCalls, matrix)).toEqual([]);
});

test('a call without a row is told, with where the row belongs; so is a row without a call', () => {
  const others = matrix.filter(({ call }) => call !== calls.bookings.create);
  expect(gapsBetween(allCalls, others)).toEqual([
    'Say who may make bookings.create: add its row to server/src/testing/authorization.',
  ]);
  const rest = allCalls.filter(({ name }) => name !== 'bookings.create');
  expect(gapsBetween(rest, matrix)).toContain(
    'Row 10 is of no call: name one of @motohaat/contract/calls.',
  );
});

test('everything that the server takes has a row', () => {
  const rows = new Set(matrix.map(endpointOf));
  const missing = [...world.routes].filter((route) => !rows.has(route) && !route.endsWith(' /*'));
  expect(missing).toEqual([]);
});

test('every row is something that the server takes', () => {
  const routes = matrix.map(endpointOf);
  expect(routes.filter((route) => !world.routes.has(route))).toEqual([]);
});

/** Calls of one path may name its parts differently, as /users/seller/:email and :id do. */
const unnamed = (call: string) => call.replaceAll(/:\w+/g, ':');
const isTaken = (method: string, route: string) =>
  [...world.routes].some((each) => unnamed(each) === unnamed(`${method} ${route}`));

describe('row 33: any other method', () => {
  const endpoints = matrix.filter(({ call }) => !('route' in call));
  const methods: HTTPMethods[] = [
    ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const),
    ...(['PROPFIND', 'QUERY', 'PURGE'] as const),
  ];

  test.each([...new Set(endpoints.map(({ call }) => routeOf(call)))])('%s', async (route) => {
    const row = endpoints.find(({ call }) => routeOf(call) === route);
    const taken = methods.filter((method) => isTaken(method, route));
    expect(taken).not.toEqual([]);
    const others = methods.filter((method) => !taken.includes(method));
    expect(others.length, 'each column tries one').toBeGreaterThanOrEqual(columns.length);
    const requests = await Promise.all(columns.map((column) => requestOf(row as Row, column)));
    for (const [index, method] of others.entries()) {
      const column = index % columns.length;
      const answer = await requests[column]?.call(method);
      expect({ method, column, status: answer?.statusCode }).toMatchObject({ status: 405 });
      expect(answer?.json()).toMatchObject({ code: 'method_not_allowed' });
      expect(String(answer?.headers['allow']).split(', ')).toEqual(expect.arrayContaining(taken));
    }
  });

  test('a header cannot change the method', async () => {
    const { authorization } = world.admin;
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { authorization, 'x-http-method-override': 'GET' },
    });
    expect(answer.statusCode).toBe(405);
  });
});
