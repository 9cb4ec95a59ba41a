import { everyone } from './everyone.ts';
import type { Row } from './matrix.types.ts';

/** What pages ask and tell of what is live. */
export const liveRows: readonly Row[] = [
  {
    number: 'W, the number of what is live',
    method: 'GET',
    route: '/api/composition/revision',
    call: () => ({ url: '/api/composition/revision' }),
    cells: everyone([200, { revision: 1 }]),
  },
];
