import { afterEach, expect, test, vi } from 'vitest';

import { tabDrafts } from './drafts.ts';
import { drafts, sessionStore } from './index.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft comes back as it was written, and is gone once removed', () => {
  drafts.write('bike.u1', { productName: 'Shalik 110' });
  expect(drafts.read('bike.u1')).toEqual({ productName: 'Shalik 110' });
  expect(drafts.read('bike.u2')).toBeUndefined();
  drafts.remove('bike.u1');
  expect(drafts.read('bike.u1')).toBeUndefined();
});

test('signing out forgets every draft, and nothing else; a page that loads signed out does not', () => {
  drafts.write('bike.u1', 'text');
  tabDrafts.write('sign-up', 'text');
  localStorage.setItem('other', 'kept');
  sessionStore.setState({ status: 'anonymous' }, true);
  expect(drafts.read('bike.u1')).toBe('text');
  expect(tabDrafts.read('sign-up')).toBe('text');
  sessionStore.setState({ status: 'signing-in' }, true);
  sessionStore.setState({ status: 'anonymous' }, true);
  expect(drafts.read('bike.u1')).toBeUndefined();
  expect(tabDrafts.read('sign-up')).toBeUndefined();
  expect(localStorage.getItem('other')).toBe('kept');
});

test('a draft that cannot be read, and a storage that is blocked, count as no draft', () => {
  localStorage.setItem('motohaat.draft.bike.u1', '{');
  expect(drafts.read('bike.u1')).toBeUndefined();
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  drafts.write('bike.u1', 'text');
  expect(drafts.read('bike.u1')).toBeUndefined();
});
