import { generateKeyPairSync, sign } from 'node:crypto';

import type {
  ComposedRemote,
  Composition,
  Manifest,
  SignedComposition,
} from '@motohaat/contract/composition';
import { composedParts, partFor } from '@motohaat/contract/part-for';
import { textToSign } from '@motohaat/contract/text-to-sign';
import type { Language } from '@motohaat/domain/language';
import { platformContract } from '@motohaat/platform';

/** The release that a remote in development is in compositions. */
export const localRelease = 'dev';

/** A key for one run: the development shell takes up what it signed, and nothing else does. */
export function createRunKey(): {
  publicKey: string;
  sign: (composition: Composition) => SignedComposition;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: String(publicKey.export({ format: 'jwk' }).x),
    sign(composition) {
      const signature = sign(null, Buffer.from(textToSign(composition)), privateKey);
      return { ...composition, signature: signature.toString('base64url') };
    },
  };
}

/** A remote in development: what it says of itself, and where its entry is. */
export type LocalRemote = { manifest: Manifest; entry: ComposedRemote['entry'] };

/**
 * A composition in which the local remote has its place, released before or not: its caller gets of it what
 * the server would give.
 */
export function withLocalRemote<Part extends Composition>(
  composition: Part,
  { manifest, entry }: LocalRemote,
  language: Language = 'en',
): Part {
  const { name } = manifest;
  const others = composition.remotes.filter((remote) => remote.name !== name);
  const override = composition.override?.remote === name ? null : composition.override;
  const part = partFor(manifest, composition.also ?? composition.role);
  if (!part) return { ...composition, override, remotes: others };
  const { routes, ...parts } = composedParts(part, language);
  const local: ComposedRemote = {
    ...parts,
    name,
    release: localRelease,
    container: name.replaceAll('-', '_'),
    contract: platformContract,
    canary: false,
    closed: null,
    entry,
    routes: routes.map((route) => ({ ...route, preload: [] })),
  };
  return { ...composition, override, remotes: [...others, local] };
}
