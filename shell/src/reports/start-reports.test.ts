import { beforeEach, expect, it, vi } from 'vitest';

import { createPageReports } from './page-reports.ts';
import { startReports } from './start-reports.ts';
import type { Page } from './views.ts';

vi.mock('./page-reports.ts');
const take = vi.fn<(happened: object) => void>();
const finish = vi.fn<() => void>();
vi.mocked(createPageReports).mockReturnValue({ take, finish, settle: async () => {} });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
const begin = () => startReports(() => ({}) as Page);
const error = new Error('broken');

it('what happens before the code is there that tells of it is told by and by, in its order', async () => {
  const { note } = begin();
  note({ kind: 'opened', remote: undefined });
  expect(take).not.toHaveBeenCalled();
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'a.js', lineno: 1, colno: 2 }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(3));
  expect(take.mock.calls.flat()).toEqual([
    { kind: 'opened', remote: undefined },
    { kind: 'uncaught_error', error, place: 'a.js:1:2' },
    { kind: 'uncaught_error', error, place: '' },
  ]);
});

it('no release is blamed for a network that is away', async () => {
  const { note } = begin();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  note({ kind: 'load_failure', remote: undefined, error });
  online.mockRestore();
  note({ kind: 'load_failure', remote: undefined, error: 'another' });
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
  expect(take.mock.calls).toEqual([
    [{ kind: 'load_failure', remote: undefined, error: 'another' }],
  ]);
});

it('what is there goes when the page may not come back', async () => {
  begin();
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(finish).toHaveBeenCalled());
});
