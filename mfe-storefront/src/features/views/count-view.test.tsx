import { NetworkError } from '@motohaat/api/errors';
import type { BikePage } from '@motohaat/contract/bike-facts';
import type { Session } from '@motohaat/platform';
import { renderWithPlatform, setSession } from '@motohaat/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { bikePage } from '../../testing/bike-page.ts';
import { CountView } from './count-view.tsx';

const call = 'POST /products/p1/views';
const user = { id: 'u', email: 'a@b.example', name: 'Asha', role: 'seller', photo: null } as const;

beforeEach(() => localStorage.clear());

function look(changes: Partial<BikePage> = {}, session: Session = { status: 'anonymous' }) {
  // Of the page before nothing is left.
  cleanup();
  return renderWithPlatform(<CountView bike={bikePage(changes)} />, {
    session,
    api: { [call]: undefined },
  }).platform.api;
}

function turnTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a bike is counted once a day on a device', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(look().calls).toEqual([call]);
  expect(look().calls).toEqual([]);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(look().calls).toEqual([call]);
  vi.useRealTimers();
});

test('a tab in the background is counted when somebody turns to it, and then no more', () => {
  turnTab('hidden');
  const api = look();
  expect(api.calls).toEqual([]);
  turnTab('visible');
  turnTab('hidden');
  turnTab('visible');
  expect(api.calls).toEqual([call]);
  vi.restoreAllMocks();
});

test('who signs in is awaited, and the own bike is not counted', () => {
  const api = look({}, { status: 'signing-in' });
  expect(api.calls).toEqual([]);
  act(() => setSession({ status: 'ready', user }));
  expect(api.calls).toEqual([call]);
  expect(look({ own: true }, { status: 'ready', user }).calls).toEqual([]);
});

test('a view that did not arrive is told at the next visit', async () => {
  const lost = renderWithPlatform(<CountView bike={bikePage()} />, {
    session: { status: 'anonymous' },
    api: { [call]: new NetworkError() },
  });
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(lost.platform.api.calls).toEqual([call]);
  expect(look().calls).toEqual([call]);
});
