import { expect, it } from 'vitest';

import { createEntryGuard } from './integrity.ts';

const url = 'http://localhost/remotes/a/r1/remote.js';

it('has the browser check the bytes of an entry', () => {
  const entries = createEntryGuard();
  entries.allow({ url, integrity: 'sha384-abc' });
  const script = entries.scriptOf(url);
  expect(script.src).toBe(url);
  expect(script.integrity).toBe('sha384-abc');
  expect(script.crossOrigin).toBe('anonymous');
});

it('lets no script load that the composition does not name', () => {
  const { scriptOf } = createEntryGuard();
  expect(() => scriptOf('https://evil.example/x.js')).toThrow('not part of the composition');
});
