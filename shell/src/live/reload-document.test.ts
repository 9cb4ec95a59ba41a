import { afterEach, describe, expect, it, vi } from 'vitest';

import { ContractError } from '../remotes/load-error.ts';
import { createReloadDocument, loadOrReloadDocument } from './reload-document.ts';
import { createRevisionWatch } from './revision-watch.ts';

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

function setUp({ live = 6, mayReload = true, storage }: Partial<Scene> = {}) {
  const reload = vi.fn<() => void>();
  const watch = createRevisionWatch(5, async () => live);
  return { reload, reloadDocument: createReloadDocument(watch, () => mayReload, reload, storage) };
}
const answer = (scene: Partial<Scene> = {}) => setUp(scene).reloadDocument();
type Scene = { live: number; mayReload: boolean; storage: () => Storage };

describe('a tab that outlived its files', () => {
  it('reloads once for each page and revision, never in circles', async () => {
    expect(await answer()).toBe(true);
    expect(await answer()).toBe(false);
    window.history.replaceState(null, '', '/blogs');
    expect(await answer()).toBe(true);
    expect(await answer()).toBe(false);
    expect(await answer({ live: 7 })).toBe(true);
  });

  it.each<[string, Partial<Scene>]>([
    ['nothing newer is live', { live: 5 }],
    ['the session would be lost', { mayReload: false }],
    [
      'it cannot remember that it did',
      {
        storage: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
  ])('stays when %s', async (_, scene) => {
    const { reload, reloadDocument } = setUp(scene);
    expect(await reloadDocument()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['files that did not come', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  ['a remote for another platform', new ContractError('x'), true],
  ['code that threw', new Error('x'), false],
])('%s may ask for a fresh document: %s', async (_, error, asks) => {
  const reloadDocument = vi.fn<() => Promise<boolean>>(async () => false);
  await expect(loadOrReloadDocument(() => Promise.reject(error), reloadDocument)).rejects.toBe(
    error,
  );
  expect(reloadDocument).toHaveBeenCalledTimes(asks ? 1 : 0);
});
