import { expect, it, vi } from 'vitest';

import { composedRemote } from '../testing/compositions.ts';
import { followUncaught } from './uncaught.ts';

const shop = composedRemote('mfe-shop', {});
const office = composedRemote('mfe-office', {}, { release: 'r7', canary: true });

it.each([
  ['its own', 'https://site.example/remotes/mfe-office/r7/async/1.js:1:2', [office]],
  ['another remote’s', 'https://site.example/remotes/mfe-shop/r1/entry.js:1:2', [shop]],
  ['an earlier release’s', 'https://site.example/remotes/mfe-office/r6/async/1.js:1:2', []],
  ['the shell’s', 'https://site.example/shell/main.js:1:2', []],
])(
  'an error that nobody caught is told of the release whose code it was: %s',
  (_of, file, expected) => {
    const tell = vi.fn<(remote: object) => void>();
    const follow = vi.spyOn(window, 'addEventListener');
    followUncaught(() => [shop, office], tell);
    const error = Object.assign(new Error('broken'), {
      stack: `Error: broken\n    at f (${file})`,
    });
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(tell.mock.calls.flat()).toEqual([...expected, ...expected]);
    for (const [type, listener] of follow.mock.calls)
      window.removeEventListener(type, listener as EventListener);
    follow.mockRestore();
  },
);
