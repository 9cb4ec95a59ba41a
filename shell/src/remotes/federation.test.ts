import { afterEach, expect, it, vi } from 'vitest';

import { createFederation, type ShareScope } from './federation.ts';

const scope: ShareScope = {};
const entry = 'http://localhost/remotes/a/r1/remote.js';
const hashes = { 'http://localhost/remotes/a/r1/page.js': 'sha256-page' };
const factory = () => 'the module';

/** A page in which each entry script ends as `end` says when it is put into the document. */
function setUp(...ends: ((script: HTMLScriptElement) => void)[]) {
  const scripts: HTMLScriptElement[] = [];
  const scriptOf = vi.fn<(url: string) => HTMLScriptElement>((url) => {
    const script = document.createElement('script');
    // Without a source nothing is fetched; the address is told in its place.
    script.dataset['src'] = url;
    const end = ends[scripts.length];
    scripts.push(script);
    if (end) queueMicrotask(() => end(script));
    return script;
  });
  const federation = createFederation(async () => scope, scriptOf);
  federation.register('mfe_a', { entry, hashes, contract: '4.0.0' });
  const load = () => federation.load('mfe_a', './remote');
  return { load, prepare: federation.prepare, scriptOf, scripts };
}

const init = vi.fn<(scope: ShareScope) => void>();
const get = vi.fn<(module: string) => Promise<() => unknown>>(async () => factory);
const know = vi.fn<(hashes: Record<string, string>) => void>();
const prepare = vi.fn<() => Promise<void>>(async () => {});
const comes = (script: HTMLScriptElement) => {
  Object.assign(globalThis, { mfe_a: { init, get, know, prepare } });
  script.dispatchEvent(new Event('load'));
};
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'mfe_a');
  document.head.replaceChildren();
  vi.clearAllMocks();
  vi.useRealTimers();
});

it('runs an entry once, gives its container what the shell shares, and asks it for the module', async () => {
  const { load, scriptOf } = setUp(comes);
  expect(await Promise.all([load(), load()])).toEqual(['the module', 'the module']);
  expect(scriptOf.mock.calls).toEqual([[entry]]);
  expect(init.mock.calls).toEqual([[scope]]);
  expect(get).toHaveBeenCalledWith('./remote');
});

it('asks again for an entry that did not come', async () => {
  const { load, scripts } = setUp(fails, comes);
  await expect(load()).rejects.toMatchObject({ name: 'EntryLoadError' });
  expect(scripts[0]?.isConnected).toBe(false);
  expect(await load()).toBe('the module');
});

it('gives an entry up that hangs', async () => {
  vi.useFakeTimers();
  const { load } = setUp();
  const loading = load();
  void vi.advanceTimersByTimeAsync(12_000);
  await expect(loading).rejects.toMatchObject({ name: 'EntryLoadError' });
});

it('begins a container anew that failed to begin, without running its entry again', async () => {
  init.mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const { load, scriptOf } = setUp(comes);
  await expect(load()).rejects.toThrow('not yet');
  expect(await load()).toBe('the module');
  expect(scriptOf).toHaveBeenCalledTimes(1);
});

it('takes a script that leaves no container for a fault of the remote, not of the network', async () => {
  const { load } = setUp((script) => script.dispatchEvent(new Event('load')));
  await expect(load()).rejects.toMatchObject({ name: 'RemoteError' });
});

it('tells a container the hashes of its files before anything of it is loaded', async () => {
  const { load } = setUp(comes);
  await load();
  expect(know.mock.calls).toEqual([[hashes]]);
  expect(know.mock.invocationCallOrder[0]).toBeLessThan(get.mock.invocationCallOrder[0] ?? 0);
});

it('gets a container ready for an act, and loads one that knows nothing of this', async () => {
  const { load, prepare: begin } = setUp(comes);
  begin();
  await load();
  expect(prepare).not.toHaveBeenCalled();
  begin();
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
  const old = setUp((script) => {
    Object.assign(globalThis, { mfe_a: { init, get } });
    script.dispatchEvent(new Event('load'));
  });
  Reflect.deleteProperty(globalThis, 'mfe_a');
  expect(await old.load()).toBe('the module');
  old.prepare();
});
