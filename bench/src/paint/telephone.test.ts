import { expect, test } from 'vitest';

import { slowdownOn } from './telephone.ts';

test.each([
  { benchmark: 100, slowdown: 1 },
  { benchmark: 475, slowdown: 1.5 },
  { benchmark: 800, slowdown: 2 },
  { benchmark: 1050, slowdown: 2.5 },
  { benchmark: 1300, slowdown: 3 },
  { benchmark: 1533, slowdown: 4 },
  { benchmark: 2520, slowdown: 4 },
])(
  'on a machine of benchmark $benchmark the telephone is $slowdown times slower',
  ({ benchmark, slowdown }) => {
    expect(slowdownOn(benchmark)).toBe(slowdown);
  },
);
