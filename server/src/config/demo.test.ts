import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

test.each([
  [{}, false],
  [{ DEMO_MODE: '1' }, false],
  [{ DEMO_WEEK: '1' }, false],
  [{ DEMO_MODE: '1', DEMO_WEEK: '1' }, true],
])('with %o the demo market has its week: %s', (environment, is) => {
  expect(readConfig(environment).demoWeek).toBe(is);
});
