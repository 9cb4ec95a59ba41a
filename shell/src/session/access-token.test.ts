import { createEvents } from '@motohaat/platform/events';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTokenStore, expiryOf } from './access-token.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

function forbidden(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

function brokenStorage(broken: Partial<Record<'getItem' | 'setItem' | 'removeItem', true>>) {
  const items = new Map<string, string>();
  const guard = (name: keyof typeof broken) => {
    if (broken[name]) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => (guard('getItem'), items.get(key) ?? null),
    setItem: (key: string, value: string) => (guard('setItem'), void items.set(key, value)),
    removeItem: (key: string) => (guard('removeItem'), void items.delete(key)),
  } as unknown as Storage;
}

afterEach(() => window.localStorage.clear());

describe('the token store', () => {
  it('keeps the token under the name that the specification gives', () => {
    createTokenStore(createEvents()).write('t1');
    expect(window.localStorage.getItem('accessToken')).toBe('t1');
  });

  it('leaves nothing behind when it is cleared', () => {
    const store = createTokenStore(createEvents());
    store.write('t1');
    store.clear();
    expect(window.localStorage.length).toBe(0);
    expect(store.read()).toBeUndefined();
  });

  it.each([
    ['the browser forbids the storage', forbidden],
    ['nothing can be written', () => brokenStorage({ setItem: true })],
    [
      'nothing can be read or written',
      () => brokenStorage({ getItem: true, setItem: true, removeItem: true }),
    ],
  ])('keeps the session in memory when %s', (_, storage) => {
    const store = createTokenStore(createEvents(), storage);
    store.write('t1');
    expect(store.read()).toBe('t1');
    store.write('t2');
    expect(store.read()).toBe('t2');
    store.clear();
    expect(store.read()).toBeUndefined();
  });

  it.each([
    ['in the storage', undefined, true],
    ['in memory alone', forbidden, false],
  ])('knows of a token %s whether a fresh document would have it', (_, storage, survives) => {
    const store = createTokenStore(createEvents(), storage);
    expect(store.survives()).toBe(true);
    store.write('t1');
    expect(store.survives()).toBe(survives);
  });

  it('tells of a token that another tab wrote, and of a storage that was emptied', () => {
    const listener = vi.fn<(token: string | undefined) => void>();
    createTokenStore(createEvents()).onOtherTab(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 't9' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener.mock.calls).toEqual([['t9'], [undefined]]);
  });

  it('signs out tabs whose storage is blocked', async () => {
    const blocked = createTokenStore(createEvents(), forbidden);
    const listener = vi.fn<(token: string | undefined) => void>();
    blocked.onOtherTab(listener);
    blocked.write('t1');
    createTokenStore(createEvents()).clear();
    await soon();
    expect(listener).toHaveBeenCalledWith(undefined);
    expect(blocked.read()).toBeUndefined();
  });
});

describe('expiryOf', () => {
  it.each([
    ['a token', `h.${btoa('{"exp":1700000000}')}.s`, 1_700_000_000_000],
    ['base64url', 'h.eyJuIjoiPz8_Pz8-fn4iLCJleHAiOjJ9.s', 2000],
    ['no expiry', `h.${btoa('{}')}.s`, 0],
    ['garbage', 'garbage', 0],
    ['nothing', '', 0],
  ])('reads %s', (_, token, expected) => {
    expect(expiryOf(token)).toBe(expected);
  });
});
