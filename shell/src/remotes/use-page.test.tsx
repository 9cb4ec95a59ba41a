import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { composedRemote } from '../testing/compositions.ts';
import type { PageLoader } from './page-loader.ts';
import { usePage } from './use-page.ts';

const remote = composedRemote('mfe-shop', { home: '/' });
const Page = () => null;

it('tries a page that failed again when the network is back', async () => {
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  const loadAnew = vi.fn<PageLoader['loadAnew']>(async () => Page);
  const loader: PageLoader = {
    loaded: () => undefined,
    load: () => Promise.reject(new Error('offline')),
    loadAnew,
    held: () => [],
  };
  const { result } = renderHook(() => usePage(loader, remote, 'home'));
  await act(async () => {});
  expect(result.current[0]).toEqual({ status: 'failed', reason: 'broken' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current[0]).toEqual({ status: 'ready', Page });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loadAnew).toHaveBeenCalledTimes(1);
});
