import type { Composition, SignedComposition } from '@motohaat/contract/composition';
import { textToSign } from '@motohaat/contract/text-to-sign';

/** A key pair as the server has one, and compositions signed with it. Needs a Web Crypto. */
export async function createSigner() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('Ed25519 keys come in pairs.');
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    key: base64url(raw),
    async sign(composition: Composition): Promise<SignedComposition> {
      const text = new TextEncoder().encode(textToSign(composition));
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, text);
      return { ...composition, signature: base64url(new Uint8Array(signature)) };
    },
  };
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A hash as the browser takes it. */
export const someHash = `sha384-${'A'.repeat(64)}`;

/** Storage in memory. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
