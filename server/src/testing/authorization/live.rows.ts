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
  {
    number: 'X, what a page tells of its remotes',
    method: 'POST',
    route: '/api/measurements',
    call: ({ releases }) => ({
      url: '/api/measurements',
      body: {
        view: 'made-up',
        measurements: [
          { remote: 'mfe-admin', release: releases['mfe-admin'], canary: false, kind: 'opened' },
        ],
      },
    }),
    cells: everyone(204),
  },
];
