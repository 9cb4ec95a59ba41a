import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { PageLoader } from '../remotes/page-loader.ts';
import type { Services } from '../services.ts';
import { composedRemote } from '../testing/compositions.ts';
import { usePage } from './use-page.ts';

const remote = composedRemote('mfe-shop', { home: '/' });
const Page = () => null;

const chunkError = Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });

function setUp(
  load: PageLoader['load'],
  reloadDocument: Services['reloadDocument'] = async () => false,
) {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  const reload = vi.fn<PageLoader['reload']>(async () => Page);
  const note = vi.fn<Services['reports']['note']>();
  const loader: PageLoader = { loaded: () => undefined, load, reload, held: () => [] };
  const services = { loader, reports: { note }, reloadDocument };
  const { result } = renderHook(() => usePage(services, remote, 'home'));
  const noted = () => note.mock.calls.map(([{ kind }]) => kind);
  return { state: () => result.current[0], reload, noted };
}

it('tries a page that failed again when the network is back', async () => {
  const { state, reload } = setUp(() => Promise.reject(new Error('offline')));
  await act(async () => {});
  expect(state()).toEqual({ status: 'failed', reason: 'broken' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(state()).toEqual({ status: 'ready', Page });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['comes', async () => Page, ['opened']],
  ['fails', () => Promise.reject(chunkError), ['opened', 'load_failure']],
])('reports a page that %s', async (_, load, kinds) => {
  const { noted } = setUp(load);
  await act(async () => {});
  expect(noted()).toEqual(kinds);
});

it('shows and reports no failure while the document is loaded again', async () => {
  const { state, noted } = setUp(
    () => Promise.reject(chunkError),
    async () => true,
  );
  await act(async () => {});
  expect(state()).toEqual({ status: 'loading' });
  expect(noted()).toEqual(['opened']);
});
