import { lowDataStore } from '@motohaat/platform';
import { afterEach, expect, test } from 'vitest';

import { beginLowData, chooseLowData } from './low-data.ts';

const browserThat = (saveData: boolean) => Object.assign(navigator, { connection: { saveData } });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.cookie = 'low_data=; Path=/; Max-Age=0';
});

test.each([
  { chosen: undefined, drawn: undefined, browser: false, on: false },
  { chosen: undefined, drawn: undefined, browser: true, on: true },
  { chosen: undefined, drawn: false, browser: true, on: false },
  { chosen: undefined, drawn: true, browser: false, on: true },
  { chosen: true, drawn: false, browser: false, on: true },
  { chosen: false, drawn: true, browser: true, on: false },
])(
  'what was chosen goes before how the page was drawn, and that before the browser: %o',
  ({ chosen, drawn, browser, on }) => {
    browserThat(browser);
    document.cookie = 'other_low_data=1';
    if (chosen !== undefined) chooseLowData(chosen);
    lowDataStore.setState({ on: !on });
    beginLowData(drawn);
    expect(lowDataStore.getState().on).toBe(on);
  },
);
