import type { Counted } from '../port.ts';
import type { Measure } from './steps.ts';

/** What limits are counted by. */
const measured = {
  priceMin: 'price',
  priceMax: 'price',
  yearMin: 'year',
  yearMax: 'year',
  kmMax: 'km',
  ccMin: 'cc',
  ccMax: 'cc',
} as const satisfies Partial<Record<Counted, Measure>>;
type Limit = keyof typeof measured;

/** What bikes are grouped by when they are counted. */
export type CountedColumn = Exclude<Counted, Limit> | Measure;

const isLimit = (name: Counted): name is Limit => name in measured;

/** What a filter's values are counted by. */
export const columnOf = (name: Counted): CountedColumn => (isLimit(name) ? measured[name] : name);
