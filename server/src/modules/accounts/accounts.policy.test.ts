import { expect, test } from 'vitest';

import type { Actor } from '../../plugins/authentication.ts';
import { isOwnEmail, mayAskAboutOthers } from './accounts.policy.ts';

const buyer = { email: 'rina@example.com', role: 'buyer' } as Actor;

test.each([
  [buyer, ' Rina@Example.com', true],
  [buyer, 'karim@example.com', false],
  [null, 'rina@example.com', false],
])('of %j, the address %s is the own one: %s', (actor, email, isOwn) => {
  expect(isOwnEmail(actor, email)).toBe(isOwn);
});

test.each([
  [null, false],
  [buyer, false],
  [{ ...buyer, role: 'admin' as const }, true],
])('%j may ask about others: %s', (actor, may) => {
  expect(mayAskAboutOthers(actor)).toBe(may);
});
