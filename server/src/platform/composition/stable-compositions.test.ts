import { expect, test, vi } from 'vitest';

import { storefrontBuild } from '../testing/builds.ts';
import { sign } from '../testing/keys.ts';
import { liveRevision } from '../testing/revisions.ts';
import { compositionFor } from './composition.ts';
import { createStableCompositions } from './stable-compositions.ts';

test('a composition of many is the same for an hour, and without a view', () => {
  const at = { time: 0 };
  const signed = vi.fn(sign);
  const stable = createStableCompositions(signed, () => at.time);
  const part = compositionFor(liveRevision(storefrontBuild()), null);
  const first = stable(part);
  at.time = 3_599_999;
  expect(stable(part)).toBe(first);
  at.time = 3_600_000;
  expect(stable(part)).not.toBe(first);
  expect(signed.mock.calls).toEqual([
    [part, null],
    [part, null],
  ]);
});
