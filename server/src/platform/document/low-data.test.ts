import { expect, test } from 'vitest';

import { wantsLowData } from './low-data.ts';

test.each([
  [{}, {}, false],
  [{}, { 'save-data': 'on' }, true],
  [{}, { 'save-data': 'On' }, true],
  [{}, { 'save-data': 'off' }, false],
  [{ low_data: '0' }, { 'save-data': 'on' }, false],
  [{ low_data: '1' }, {}, true],
  [{ low_data: 'yes' }, { 'save-data': 'on' }, true],
])('cookies %o and headers %o say whether few bytes are wanted: %s', (cookies, headers, wanted) => {
  expect(wantsLowData({ cookies, headers })).toBe(wanted);
});
