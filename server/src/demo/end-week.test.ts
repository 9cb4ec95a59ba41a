import { expect, test, vi } from 'vitest';

import { loadWeek } from './load-week.ts';
import type { WeekServices } from './week/people.ts';

test('a week that is ended goes on with nothing more', async () => {
  const clock = { at: () => Promise.reject(new Error('It goes on')) };
  const warn = vi.fn<() => void>();
  const services = { log: { warn } } as unknown as WeekServices;
  expect(await loadWeek(services, clock, { signal: AbortSignal.abort() })).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});
