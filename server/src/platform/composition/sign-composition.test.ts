import { generateKeyPairSync, verify } from 'node:crypto';

import { textToSign } from '@motohaat/contract/text-to-sign';
import { expect, test } from 'vitest';

import { noGroup } from '../measurements/group-of.ts';
import { createPageViews } from '../measurements/page-views.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { compositionPublicKey, sign } from '../testing/keys.ts';
import { liveRevision } from '../testing/revisions.ts';
import { compositionFor } from './composition.ts';
import { createCompositionSigner } from './sign-composition.ts';

const composition = sign(compositionFor(liveRevision(storefrontBuild()), null), noGroup);

const isSigned = (signed: typeof composition) =>
  verify(
    null,
    Buffer.from(textToSign(signed)),
    compositionPublicKey,
    Buffer.from(signed.signature, 'base64url'),
  );

test('a composition is signed whatever the order of its keys, and good for a day', () => {
  expect(isSigned(composition)).toBe(true);
  const reversed = Object.fromEntries(Object.entries(composition).toReversed());
  expect(isSigned(reversed as typeof composition)).toBe(true);
  const { issuedAt, expiresAt } = composition;
  expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(86_400_000);
});

test.each<[string, Partial<typeof composition>]>([
  ['revision', { revision: 8 }],
  ['role', { role: 'admin' }],
  ['end', { expiresAt: '2999-01-01T00:00:00.000Z' }],
  ['remotes', { remotes: [] }],
])('another %s breaks the signature', (_what, change) => {
  expect(isSigned({ ...composition, ...change })).toBe(false);
});

test('only an Ed25519 key signs', () => {
  const { privateKey } = generateKeyPairSync('x25519');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => createCompositionSigner(key, createPageViews('secret'))).toThrow(/Ed25519/);
});
