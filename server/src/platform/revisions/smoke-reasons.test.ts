import { expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { smokeReasons } from './smoke-reasons.ts';

const candidate = { id: 'next', manifest: storefrontBuild().release };
const shell = (id: string) => ({ id, manifest: shellBuild().release });
const seller = (id: string) => ({ id, manifest: sellerBuild().release });
const old = (...names: string[]) =>
  names.map((name) => messagesIn('en').platform.gate.oldSmokeTest('mfe-storefront 1.0.0', name));

test.each([
  ['with the shell that is live', { shell: 'one' }, [], []],
  ['with another shell', { shell: 'other' }, [], old('shell')],
  ['with what goes live beside it', { shell: 'one', 'mfe-seller': 'new' }, [seller('new')], []],
  [
    'with another of what goes live beside it, and another shell',
    { shell: 'other', 'mfe-seller': 'old' },
    [seller('new')],
    old('mfe-seller', 'shell'),
  ],
  ['with the shell that goes live beside it', { shell: 'new' }, [shell('new')], []],
  ['with the shell that goes', { shell: 'one' }, [shell('new')], old('shell')],
])('a smoke test counts in the company it was made in: %s', (_what, releases, beside, reasons) => {
  const neighbours = [shell('one'), seller('old')];
  const smoke = { passed: true, releases };
  expect(smokeReasons({ candidate, neighbours, beside, smoke }, messagesIn('en'))).toEqual(reasons);
});
