import { expect, test } from 'vitest';

import { aLiveCanary, aRelease, aStatus } from './testing/examples.ts';
import { runRelease, status } from './testing/run-release.ts';

const done = { body: { revision: 8, changed: true, message: 'It is live.' } };
const page = { path: '/', faults: [] as string[], milliseconds: 12 };
const asked = { attended: false, problem: null, done: 0, of: null, report: null };
const looked = (faults: string[]) => ({
  ...asked,
  state: 'done',
  report: {
    revision: 7,
    browser: 'Chromium',
    at: '2026-11-20T16:41:00.000Z',
    passed: faults.length === 0,
    pages: [{ ...page, faults }],
    pictures: [],
  },
});
const smokeCall = '/mfe-buyer/releases/0.2.0/smoke';

test('a smoke test is ordered from the server, and waited for where no machine is there yet', async () => {
  const problem = 'No machine looks at releases now.';
  const waiting = { ...asked, state: 'waiting', problem };
  const { code, out, changes } = await runRelease('smoke mfe-buyer --version 0.2.0', {
    ...status,
    [`POST ${smokeCall}`]: { body: waiting },
    [`GET ${smokeCall}`]: { body: looked([]) },
  });
  expect(code).toBe(0);
  expect(changes.map(({ call }) => call)).toEqual([`POST ${smokeCall}`]);
  expect(out).toContain(`• ${problem}\n• ok    / (12 ms)`);
});

test('a release of which a page fails goes no further than its smoke test', async () => {
  const { code, err, changes } = await runRelease('promote mfe-buyer --version 0.2.0 --reason x', {
    'GET /mfe-buyer': {
      body: aStatus({ releases: [aRelease({ version: '0.2.0', smoke: null })] }),
    },
    'POST /mfe-buyer/promote': done,
    [`POST ${smokeCall}`]: { body: looked(['Uncaught error: No such list']) },
  });
  expect(code).toBe(1);
  expect(err).toContain('  - /: Uncaught error: No such list');
  expect(changes.map(({ call }) => call)).toEqual([
    'POST /mfe-buyer/promote?dryRun=true',
    `POST ${smokeCall}`,
  ]);
});

test.each([
  { report: 'of a set that is over', isTried: false, passed: true, orders: [smokeCall] },
  { report: 'of the set that is tried', isTried: true, passed: true, orders: [] },
  { report: 'of that set that failed', isTried: true, passed: false, orders: [smokeCall] },
])('whether a report $report counts', async ({ isTried, passed, orders }) => {
  const smoke = {
    ...aRelease().smoke!,
    passed,
    with: [{ application: 'mfe-seller', release: 'cccc' }],
  };
  const { canary, ...live } = aLiveCanary();
  const beside = [{ application: 'mfe-seller', version: '0.3.0' }];
  const { changes } = await runRelease('promote mfe-buyer --version 0.2.0 --reason x', {
    'GET /mfe-buyer': {
      body: aStatus({
        standing: { ...live, canary: isTried && canary ? { ...canary, with: beside } : null },
        releases: [aRelease({ version: '0.2.0', smoke })],
      }),
    },
    'POST /mfe-buyer/promote': done,
    [`POST ${smokeCall}`]: { body: looked(['Uncaught error: x']) },
  });
  const ordered = changes.map(({ call }) => call.split('?')[0]!.replace(/^POST /, ''));
  expect(ordered.filter((call) => call.endsWith('/smoke'))).toEqual(orders);
});
