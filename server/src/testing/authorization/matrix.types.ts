import type { HTTPMethods } from 'fastify';

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

/** What a cell makes of the call. */
export type Call = {
  url: string;
  /** Sent as JSON; a buffer as it is. */
  body?: Record<string, unknown> | Buffer;
  headers?: Record<string, string | undefined>;
};

/** The status alone, or with a part of the answer's body. */
export type Expectation = number | readonly [status: number, body: unknown];

/** One call of the authorization matrix. */
export type Row = {
  /** The number in the matrix, or a letter for a call that was added to the specification's. */
  number: string;
  method: HTTPMethods;
  /** As it is registered. */
  route: string;
  /** Builds the call; without `headers` the caller's access token goes with it. */
  call: (world: World, cell: Cell) => Call | Promise<Call>;
  cells: Record<Column, Expectation>;
};
