import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createSeal } from './seal.ts';

const seal = createSeal('secret', 'tests');

test('what was sealed is read again, by another process with the same secret too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(createSeal('secret', 'tests').open(seal.close(text))).toBe(text);
    }),
  );
});

test('what another secret, another purpose or nobody sealed does not count', () => {
  const sealed = seal.close('account');
  expect(createSeal('another', 'tests').open(sealed)).toBeUndefined();
  expect(createSeal('secret', 'else').open(sealed)).toBeUndefined();
  const [text, mac = ''] = sealed.split('.');
  const other = Buffer.from('Account').toString('base64url');
  for (const wrong of [undefined, '', '.', text, `${other}.${mac}`, sealed.slice(0, -1)]) {
    expect(seal.open(wrong)).toBeUndefined();
  }
});
