import { expect, test } from 'vitest';

import { alwaysMailed, mostTries, waitAfter } from './mail.ts';
import { noticeSubjects } from './notice.ts';

test('of account and money everybody is mailed, and of nothing else', () => {
  const subjects = new Set(alwaysMailed.map((kind) => noticeSubjects[kind]));
  expect([...subjects].toSorted()).toEqual(['account', 'money']);
  expect(alwaysMailed).toContain('refunded');
  expect(alwaysMailed).not.toContain('message');
});

test('waits grow from half a minute to hours, with chance on top, and end', () => {
  const waits = Array.from({ length: mostTries - 1 }, (_, tries) => waitAfter(tries + 1, 0) ?? 0);
  expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBeLessThanOrEqual(6 * 3_600);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600;
  expect(hours).toBeGreaterThan(12);
  expect(waitAfter(3, 0.5)).toBe(150);
  expect(waitAfter(mostTries, 0)).toBeUndefined();
});
