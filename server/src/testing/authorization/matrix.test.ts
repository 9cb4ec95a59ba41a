import { allCalls } from '@motohaat/contract/all-calls';
import * as calls from '@motohaat/contract/calls';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gapsBetween } from './coverage.ts';
import { matrix } from './matrix.ts';
import { type Cell, type Column, columns, routeOf, type Row } from './matrix.types.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

function cellOf(column: Column): Cell {
  const { buyer, otherBuyer, seller, otherSeller, admin } = world;
  const people = {
    AN: { caller: undefined, target: buyer },
    'B=': { caller: buyer, target: buyer },
    'B≠': { caller: buyer, target: otherBuyer },
    'S=': { caller: seller, target: seller },
    'S≠': { caller: seller, target: otherSeller },
    AD: { caller: admin, target: admin },
  };
  return { column, ...people[column] };
}

/** Makes what the row's call is about, once, and makes the call as often as it is wanted. */
async function prepare(row: Row, cell: Cell) {
  const { url, body, headers } = await row.request(world, cell);
  return (method: string = row.call.method.toString()) =>
    world.app.inject({
      method: method as 'GET',
      url,
      headers: withoutGaps(headers ?? { authorization: cell.caller?.authorization }),
      ...(body && { payload: body }),
    });
}

const inject = async (row: Row, cell: Cell) => (await prepare(row, cell))();

const endpointOf = ({ call }: Row) => `${String(call.method)} ${routeOf(call)}`;

function withoutGaps(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

const named = matrix.map((row) => ({ row, what: `${row.number}: ${endpointOf(row)}` }));

describe.each(named)('row $what', ({ row }) => {
  test.each(columns)('%s', async (column) => {
    const expectation = row.cells[column];
    const [status, body] = typeof expectation === 'number' ? [expectation] : expectation;
    const answer = await inject(row, cellOf(column));
    expect(answer.statusCode).toBe(status);
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
      const cell = cellOf(column);
      const { body } = await inject(row, cell);
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
    for (const column of columns) {
      // A method that is not taken changes nothing: the others find everything as it was.
      const call = await prepare(row as Row, cellOf(column));
      for (const method of methods.filter((each) => !taken.includes(each))) {
        const answer = await call(method);
        expect({ method, column, status: answer.statusCode }).toMatchObject({ status: 405 });
        expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
        expect(String(answer.headers['allow']).split(', ')).toEqual(expect.arrayContaining(taken));
      }
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

  test.each(named.filter(({ row }) => row.call.method === 'GET'))(
    'HEAD of row $what is GET without a body',
    async ({ row }) => {
      for (const column of columns) {
        const call = await prepare(row, cellOf(column));
        const [get, head] = [await call(), await call('HEAD')];
        expect(head.statusCode).toBe(get.statusCode);
        expect(head.body).toBe('');
      }
    },
  );
});
