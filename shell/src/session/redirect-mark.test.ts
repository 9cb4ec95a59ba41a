import { beforeEach, expect, it, vi } from 'vitest';

import { createRedirectMark } from './redirect-mark.ts';

const fakeHistory = (state: unknown) => ({ state, replaceState: vi.fn<History['replaceState']>() });
const storage = () => window.sessionStorage;

const blocked = () => {
  throw new Error('blocked');
};

beforeEach(() => window.sessionStorage.clear());

it('knows the page that the person comes back to, once', () => {
  expect(createRedirectMark().returned).toBe(false);
  createRedirectMark().set();
  expect(createRedirectMark().returned).toBe(true);
  expect(createRedirectMark().returned).toBe(false);
});

it('gives the new history entry the state of the one that was left', () => {
  createRedirectMark(storage, fakeHistory({ usr: { from: '/dashboard' } })).set();
  const entry = fakeHistory(null);
  createRedirectMark(storage, entry);
  expect(entry.replaceState).toHaveBeenCalledWith({ usr: { from: '/dashboard' } }, '');
});

it('is silent when storage is blocked', () => {
  expect(createRedirectMark(blocked).returned).toBe(false);
});
