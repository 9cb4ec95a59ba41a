import { assert, pre, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { isMachineToken, isSigned, machineToken, signReport } from './smoke-key.ts';

const secret = 'a secret of machines, with 32 characters';
const report = {
  revision: 7,
  browser: 'Chromium',
  pages: [{ path: '/', faults: [] as string[], milliseconds: 12, notes: undefined }],
};
const parts = { order: 'o1', application: 'mfe-buyer', release: 'r1', report };
const signature = signReport(secret, parts);

test('a report counts as the database gives it back', () => {
  const [page] = report.pages;
  const { path, faults, milliseconds } = page!;
  const kept = { pages: [{ milliseconds, faults, path }], browser: 'Chromium', revision: 7 };
  expect(isSigned(secret, { ...parts, report: kept }, signature)).toBe(true);
});

test('machines and servers of other versions sign the same report with the same letters', () => {
  const others = { shell: 'r2', 'mfe-a': 'r3' };
  expect(signReport(secret, { ...parts, others })).toBe(
    'kI86xpKJTkBnYmwWsG_RVarslvSy7sUqwoPpJ8Ek2Vo',
  );
});

test.each([
  ['another order', { ...parts, order: 'o2' }],
  ['another release', { ...parts, release: 'r2' }],
  ['another application', { ...parts, application: 'mfe-seller' }],
  ['another set', { ...parts, report: { ...report, revision: 8 } }],
  ['other findings', { ...parts, report: { ...report, pages: [] } }],
])('it counts for nothing with %s', (_case, other) => {
  expect(isSigned(secret, other, signature)).toBe(false);
});

test('whoever has another key, or the token of the calls alone, signs nothing', () => {
  assert(
    property(string(), (other) => {
      pre(other !== secret);
      expect(isSigned(secret, parts, signReport(other, parts))).toBe(false);
      expect(isSigned(secret, parts, other)).toBe(false);
      expect(isMachineToken(secret, other)).toBe(false);
    }),
    { numRuns: 50 },
  );
  expect(isSigned(secret, parts, signReport(machineToken(secret), parts))).toBe(false);
  expect(isMachineToken(secret, machineToken(secret))).toBe(true);
});
