import { createPrivateKey, sign } from 'node:crypto';

import type { Composition, SignedComposition } from '@motohaat/contract/composition';
import { textToSign } from '@motohaat/contract/text-to-sign';

import type { GroupOf } from '../measurements/group-of.ts';
import { givenWith, type PageViews } from '../measurements/page-views.ts';

/** How long a composition may be taken up after it was made, in ms: one day. */
const lifetime = 24 * 3_600_000;

/** The part of a composition that the caller's role and the live revision decide. */
export type ComposedPart = Pick<
  Composition,
  'revision' | 'role' | 'also' | 'shell' | 'remotes' | 'override' | 'preview' | 'serving'
>;

/**
 * @param groupOf as whom the visitor counts who gets it; `null` in a composition that many get, which
 *   names no view
 */
export type SignComposition = (part: ComposedPart, groupOf: GroupOf | null) => SignedComposition;

/**
 * Makes compositions that a shell takes up: dated, named and signed.
 *
 * @param key an Ed25519 private key in PKCS #8 PEM; the shell was built with its public half
 * @throws Error when it is no such key
 */
export function createCompositionSigner(
  key: string,
  views: PageViews,
  now: () => number = Date.now,
): SignComposition {
  const privateKey = createPrivateKey(key);
  if (privateKey.asymmetricKeyType !== 'ed25519') {
    throw new Error('The key that signs compositions must be an Ed25519 key.');
  }
  const signatureOf = (text: string) =>
    sign(null, Buffer.from(text), privateKey).toString('base64url');
  return (part, groupOf) => {
    const issued = now();
    const composition = {
      ...part,
      issuedAt: new Date(issued).toISOString(),
      expiresAt: new Date(issued + lifetime).toISOString(),
      view: groupOf && views.issue(givenWith(part), groupOf),
    };
    return { ...composition, signature: signatureOf(textToSign(composition)) };
  };
}
