import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { collectFindings } from './findings.ts';

test('a finding is told once, in one line, without the stack', () => {
  const findings = collectFindings();
  findings.add(
    'Error: No such bike\n    at K (http://localhost/x.js:1:10430)\n    at ax (x.js:2:1)',
  );
  findings.add('Error: No such bike');
  findings.add('Not loaded:\n  look at it');
  findings.note('It moved.');
  expect(findings.faults()).toEqual(['Error: No such bike', 'Not loaded: look at it']);
  expect(findings.notes()).toEqual(['It moved.']);
});

test('of all that is found twenty sentences are kept', () => {
  const findings = collectFindings();
  for (let count = 1; count <= 21; count += 1) findings.add(`Fault ${count}`);
  expect(findings.faults()).toHaveLength(20);
  expect(findings.faults().at(-1)).toBe('Fault 20');
});

test('whatever a page says can be kept: no NUL, no half of a character, no line of its own', () => {
  const unit = integer({ min: 0, max: 0xffff });
  const anything = array(unit, { maxLength: 40 }).map((units) => String.fromCharCode(...units));
  assert(
    property(anything, anything, (text, more) => {
      const findings = collectFindings();
      findings.add(`${text}\u0000${'x'.repeat(480)}\ud83d${more}`);
      for (const kept of findings.faults()) {
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toMatch(/\p{Cc}/u);
        expect(kept.length).toBeLessThanOrEqual(500);
      }
    }),
  );
  const findings = collectFindings();
  findings.add(`${'x'.repeat(499)}\u{1f6f5}`);
  expect(findings.faults()).toEqual([`${'x'.repeat(499)}\ufffd`]);
});
