import type { NamedCall } from '@motohaat/contract/all-calls';

import type { Row } from './matrix.types.ts';

/**
 * What is missing between the table of calls and the matrix, as sentences: calls that nobody has
 * said who may make, and rows of calls that are not there.
 */
export function gapsBetween(
  calls: readonly NamedCall[],
  rows: readonly Pick<Row, 'call' | 'number'>[],
) {
  const covered = new Set<unknown>(rows.map(({ call }) => call));
  const known = new Set<unknown>(calls.map(({ call }) => call));
  return [
    ...calls
      .filter(({ call }) => !covered.has(call))
      .map(
        ({ name }) => `Say who may make ${name}: add its row to server/src/testing/authorization.`,
      ),
    ...rows
      .filter(({ call }) => !('route' in call) && !known.has(call))
      .map(({ number }) => `Row ${number} is of no call: name one of @motohaat/contract/calls.`),
  ];
}
