import { expect, test } from 'vitest';

import { collectFaults } from './faults.ts';

test('a fault is told once, in one line, without the stack', () => {
  const faults = collectFaults();
  faults.add('Error: No such bike\n    at K (http://localhost/x.js:1:10430)\n    at ax (x.js:2:1)');
  faults.add('Error: No such bike');
  faults.add('Not loaded:\n  look at it');
  expect(faults.list()).toEqual(['Error: No such bike', 'Not loaded: look at it']);
});
