import type { Column, Expectation } from './matrix.types.ts';

/** The same for every column. */
export function everyone(expectation: Expectation): Record<Column, Expectation> {
  return {
    AN: expectation,
    'B=': expectation,
    'B≠': expectation,
    'S=': expectation,
    'S≠': expectation,
    AD: expectation,
  };
}
