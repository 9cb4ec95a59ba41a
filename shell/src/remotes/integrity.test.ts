import { expect, it } from 'vitest';

import { createEntryGuard } from './integrity.ts';

const url = 'http://localhost/remotes/a/r1/remote.js';
type Hook = (details: { url: string }) => { script: HTMLScriptElement };

it('has the browser check the bytes of an entry', () => {
  const entries = createEntryGuard();
  entries.allow({ url, integrity: 'sha384-abc' });
  const { script } = (entries.plugin.createScript as unknown as Hook)({ url });
  expect(script.src).toBe(url);
  expect(script.integrity).toBe('sha384-abc');
  expect(script.crossOrigin).toBe('anonymous');
});

it('lets no script load that the composition does not name', () => {
  const { plugin } = createEntryGuard();
  const load = () => (plugin.createScript as unknown as Hook)({ url: 'https://evil.example/x.js' });
  expect(load).toThrow('not part of the composition');
});
