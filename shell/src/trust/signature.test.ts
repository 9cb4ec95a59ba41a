// @vitest-environment node
import { textToSign } from '@motohaat/contract/text-to-sign';
import { describe, expect, it } from 'vitest';

import { compositionOf } from '../testing/compositions.ts';
import { createSigner } from '../testing/signing.ts';
import { createSignatureCheck } from './signature.ts';

const signer = await createSigner();
const other = await createSigner();
const { signature, ...composition } = await signer.sign(compositionOf([]));
const text = textToSign(composition);

/** As browsers behave that know other algorithms alone. */
const withoutEd25519 = {
  importKey: () => Promise.reject(new DOMException('unknown', 'NotSupportedError')),
} as unknown as SubtleCrypto;

describe.each([
  ['the browser’s own Ed25519', crypto.subtle],
  ['a browser that lacks it', withoutEd25519],
  ['a page without Web Crypto', null],
])('with %s', (_, subtle) => {
  const check = (keys: string[]) => createSignatureCheck(keys, subtle as SubtleCrypto);

  it('takes a text that one of the keys signed', async () => {
    expect(await check([signer.key])(text, signature)).toBe(true);
    expect(await check([other.key, signer.key])(text, signature)).toBe(true);
  });

  it.each([
    ['another text', text.replace('1', '2'), signature],
    ['another signature', text, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ])('does not take %s', async (_name, given, mark) => {
    expect(await check([signer.key])(given, mark)).toBe(false);
  });

  it('does not take the signature of a key that is not trusted', async () => {
    expect(await check([other.key])(text, signature)).toBe(false);
    expect(await check([])(text, signature)).toBe(false);
  });
});
