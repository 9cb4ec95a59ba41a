import type * as table from '@motohaat/contract/calls/call';
import type { HTTPMethods } from 'fastify';

import { apiPrefix } from '../../http/api-prefix.ts';
import type { Person } from '../app.ts';
import type { World } from './world.ts';

/**
 * The columns of the matrix: nobody, a buyer and a seller on their own and on another's data, an
 * admin.
 */
export const columns = ['AN', 'B=', 'B≠', 'S=', 'S≠', 'AD'] as const;
export type Column = (typeof columns)[number];

/** Who calls in a column, and on whose data. */
export type Cell = {
  column: Column;
  /** Nobody in AN. */
  caller: Person | undefined;
  /** The caller, another of the same role, or, for AN, somebody. */
  target: Person;
};

/** What a cell sends. */
export type Request = {
  url: string;
  /** Sent as JSON; a buffer as it is. */
  body?: Record<string, unknown> | Buffer;
  headers?: Record<string, string | undefined>;
};

/** The status alone, or with a part of the answer's body. */
export type Expectation = number | readonly [status: number, body: unknown];

/** A call of the table; or a page or a file, which are outside of it. */
export type Endpoint = table.Call | { method: HTTPMethods; route: string };

/** The path of a call as it is registered. */
export function routeOf(call: Endpoint): string {
  return 'route' in call ? call.route : `${apiPrefix}${call.path}`;
}

/** The path of a call with these values in the places of its parameters. */
export function urlOf(call: Endpoint, values: Record<string, string> = {}): string {
  return routeOf(call).replaceAll(/:(\w+)/g, (_part, name: string) => values[name] ?? '');
}

/** One row of the authorization matrix. */
export type Row = {
  /** The number in the matrix, or a letter for a call that was added to the specification's. */
  number: string;
  call: Endpoint;
  /** Builds the request; without `headers` the caller's access token goes with it. */
  request: (world: World, cell: Cell) => Request | Promise<Request>;
  cells: Record<Column, Expectation>;
};
