import { platformContract } from '@motohaat/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { composedRemote } from '../testing/compositions.ts';
import type { Federation } from './federation.ts';
import { createPageLoader } from './page-loader.ts';

const shop = composedRemote('mfe-shop', { home: '/', list: '/list' });
const Home = () => null;
const chunkError = () => Object.assign(new Error('chunk'), { name: 'ChunkLoadError' });

function setUp(exposed: () => unknown, isJudged = true) {
  const loadExposed = vi.fn<Federation['load']>(async () => exposed());
  const register = vi.fn<Federation['register']>();
  const allow = vi.fn<(entry: { url: string; integrity: string }) => void>();
  const renewAccess = vi.fn<() => Promise<void>>(async () => {});
  const loader = createPageLoader(
    { register, load: loadExposed, prepare: () => {} },
    allow,
    renewAccess,
    () => isJudged,
  );
  return { loader, loadExposed, register, allow, renewAccess };
}

const module = (page: unknown) => ({ default: { home: async () => ({ default: page }) } });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('')),
  );
});

describe('loading a page', () => {
  it('loads it once, and has it at hand from then on', async () => {
    const { loader, loadExposed } = setUp(() => module(Home));
    expect(loader.loaded(shop, 'home')).toBeUndefined();
    await Promise.all([loader.load(shop, 'home'), loader.load(shop, 'home')]);
    expect(loadExposed).toHaveBeenCalledTimes(1);
    expect(loader.loaded(shop, 'home')).toBe(Home);
  });

  it('tells the integrity check about the entry before it registers the remote', async () => {
    const { loader, allow, register } = setUp(() => module(Home));
    const page = {
      url: '/remotes/mfe-shop/r1/page.js',
      as: 'script' as const,
      integrity: 'sha384-p',
    };
    const routes = shop.routes.map((route) => ({ ...route, preload: [page] }));
    await loader.load({ ...shop, routes }, 'home');
    const url = 'http://localhost:3000/remotes/mfe-shop/r1/remote.js';
    expect(allow).toHaveBeenCalledWith({ url, integrity: 'sha384-entry' });
    expect(register).toHaveBeenCalledWith('mfe_shop', {
      entry: url,
      hashes: { 'http://localhost:3000/remotes/mfe-shop/r1/page.js': 'sha384-p' },
      contract: shop.contract,
    });
    expect(allow.mock.invocationCallOrder[0]).toBeLessThan(
      register.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('keeps the release that a tab began to use', async () => {
    const { loader, register } = setUp(() => module(Home));
    await loader.load(shop, 'home');
    await loader.load({ ...shop, release: 'r2' }, 'list').catch(() => {});
    expect(register).toHaveBeenCalledTimes(1);
    expect(loader.held()).toEqual([shop]);
  });

  it('asks again for files that failed to come, as a failed preload answers once', async () => {
    let failures = 3;
    const { loader, loadExposed, renewAccess } = setUp(() => {
      failures -= 1;
      if (failures >= 0) throw chunkError();
      return module(Home);
    });
    expect(await loader.load(shop, 'home')).toBe(Home);
    expect(loadExposed).toHaveBeenCalledTimes(4);
    expect(renewAccess).toHaveBeenCalledTimes(1);
  });

  it('gets through a door that had closed meanwhile', async () => {
    let isOpen = false;
    const { loader, loadExposed, renewAccess } = setUp(() => {
      if (!isOpen) throw chunkError();
      return module(Home);
    });
    renewAccess.mockImplementation(async () => void (isOpen = true));
    expect(await loader.load(shop, 'home')).toBe(Home);
    expect(loadExposed).toHaveBeenCalledTimes(2);
  });

  it('does not run code again that threw', async () => {
    const { loader, loadExposed } = setUp(() => {
      throw new Error('the remote’s own');
    });
    await expect(loader.load(shop, 'home')).rejects.toThrow('the remote’s own');
    expect(loadExposed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nothing', null],
    ['no table of routes', {}],
    ['another page only', { default: { other: async () => ({ default: Home }) } }],
    ['something that is no component', module('text')],
  ])('refuses a module with %s', async (_, exposed) => {
    const { loader } = setUp(() => exposed);
    await expect(loader.load(shop, 'home')).rejects.toThrow(Error);
    expect(loader.loaded(shop, 'home')).toBeUndefined();
  });

  const [major, minor] = platformContract.split('.');
  const minorAhead = `${major}.${Number(minor) + 1}.0`;

  it.each([
    ['of another major', '99.0.0', true],
    ['a minor ahead of a shell that is not the live one any more', minorAhead, false],
  ])('refuses a remote %s, before any of its code is requested', async (_, contract, isJudged) => {
    const { loader, loadExposed } = setUp(() => module(Home), isJudged);
    await expect(loader.load({ ...shop, contract }, 'home')).rejects.toThrow(
      `needs platform ${contract}`,
    );
    expect(loadExposed).not.toHaveBeenCalled();
  });

  it('loads a remote a minor ahead that the server put beside this shell, as after a roll back', async () => {
    const { loader } = setUp(() => module(Home));
    expect(await loader.load({ ...shop, contract: minorAhead }, 'home')).toBe(Home);
  });
});

it('Retry works after a failure, and asks for the files past the cache', async () => {
  let down = true;
  const { loader } = setUp(() => {
    if (down) throw new Error('down');
    return module(Home);
  });
  await expect(loader.load(shop, 'home')).rejects.toThrow('down');
  down = false;
  expect(await loader.reload(shop, 'home')).toBe(Home);
  expect(fetch).toHaveBeenCalledWith(
    shop.entry.url,
    expect.objectContaining({ cache: 'reload', integrity: 'sha384-entry' }),
  );
});
