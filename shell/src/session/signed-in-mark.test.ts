import { expect, test } from 'vitest';

import { markSignedIn } from './signed-in-mark.ts';

const root = document.documentElement;

test('whoever signed in is remembered, whoever signs out is not, and in between nothing changes', () => {
  markSignedIn({ status: 'ready' });
  expect(document.cookie).toBe('signed_in=1');
  root.dataset['signedIn'] = '';
  markSignedIn({ status: 'signing-in' });
  expect([document.cookie, root.dataset['signedIn']]).toEqual(['signed_in=1', '']);
  markSignedIn({ status: 'anonymous' });
  expect([document.cookie, root.dataset['signedIn']]).toEqual(['', undefined]);
});
