import { beforeEach, expect, test } from 'vitest';

import { carryState, takeCarriedState } from './carried-state.ts';

const left = { usr: { from: '/dashboard/wishlist' }, key: 'abc' };

/** A document that a link has opened. */
function open(address: string): unknown {
  window.history.replaceState(null, '', address);
  takeCarriedState();
  return window.history.state;
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(left, '', '/login?x=1#y');
});

test('the page in the other language knows what the one before did, once', () => {
  carryState('/bn/login?x=1#y');
  expect(open('/bn/login?x=1#y')).toEqual(left);
  expect(open('/bn/login?x=1#y')).toBeNull();
});

test('another page gets nothing of it, nor does a later visit', () => {
  carryState('/bn/login?x=1#y');
  expect(open('/bn/signup')).toBeNull();
  expect(open('/bn/login?x=1#y')).toBeNull();
});

test('an entry of its own state keeps it', () => {
  carryState('/bn/login');
  window.history.replaceState({ key: 'own' }, '', '/bn/login');
  takeCarriedState();
  expect(window.history.state).toEqual({ key: 'own' });
});

test('what was not written by it counts as nothing', () => {
  window.sessionStorage.setItem('motohaat.switch', '{');
  expect(open('/bn')).toBeNull();
});
