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
