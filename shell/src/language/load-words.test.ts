import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadWords } from './load-words.ts';

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockClear();
});

test.each([
  ['that come at once', 0, true],
  ['whose first requests are answered by failed preloads', 2, true],
  ['that do not come', 9, false],
])('words %s', async (_which, failures, come) => {
  const prepare = vi.fn<() => Promise<void>>(async () => {});
  for (let count = 0; count < failures; count += 1) prepare.mockRejectedValueOnce(new Error('cut'));
  expect(await loadWords('bn', prepare)).toBe(come);
  expect(reported).toHaveBeenCalledTimes(come ? 0 : 1);
});
