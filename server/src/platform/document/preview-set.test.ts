import { expect, test } from 'vitest';

import { roleFor } from './preview-set.ts';

test.each([
  ['a shell', null, undefined, null],
  ['a shell', null, 'seller' as const, 'seller'],
  ['what is for everyone', 'public' as const, undefined, null],
  ['what is for everyone', 'public' as const, 'buyer' as const, 'buyer'],
  ['what is for admins', 'admin' as const, undefined, 'admin'],
  ['what is for admins', 'admin' as const, 'buyer' as const, 'admin'],
])('%s (%s) that is to be shown as %s is shown as %s', (_what, audience, named, shown) => {
  expect(roleFor(audience, named)).toBe(shown);
});
