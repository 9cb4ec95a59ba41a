import { expect, test, vi } from 'vitest';

import { followPhases } from './phases.ts';

test('a run says how long each part took, those before its process and one that failed included', async () => {
  vi.useFakeTimers({ now: 10_000 });
  try {
    const phases = followPhases(1_000);
    await phases.time('checks', () => Promise.resolve());
    await expect(
      phases.time('journeys', () => {
        vi.advanceTimersByTime(61_000);
        return Promise.reject(new Error('no browser'));
      }),
    ).rejects.toThrow('no browser');
    expect(phases.table()).toBe(
      '     9 s  tools and packages\n     0 s  checks\n    61 s  journeys\n    70 s  in all\n',
    );
  } finally {
    vi.useRealTimers();
  }
});
