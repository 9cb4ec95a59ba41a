/** Whether one of the trusted keys signed a text. `signature` is base64url. It may throw. */
export type SignatureCheck = (text: string, signature: string) => Promise<boolean>;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Checks Ed25519 signatures (RFC 8032) with the browser's own Web Crypto. Browsers without it
 * (Chrome before 137; any browser on a page without TLS) load code that does the same.
 *
 * @param keys raw public keys in base64url
 */
export function createSignatureCheck(
  keys: readonly string[],
  // Not there on a page without TLS, whatever the types say.
  subtle: SubtleCrypto | undefined = globalThis.crypto.subtle,
): SignatureCheck {
  async function isSignedWith(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
    const native = await importKey(subtle, key);
    if (native && subtle) return subtle.verify('Ed25519', native, signature, message);
    const { verify } = await import(/* webpackChunkName: "ed25519" */ './pure-ed25519.ts');
    return verify(signature, message, key);
  }

  return async (text, signature) => {
    const message = new TextEncoder().encode(text);
    const bytes = fromBase64url(signature);
    for (const key of keys) {
      if (await isSignedWith(fromBase64url(key), bytes, message)) return true;
    }
    return false;
  };
}

async function importKey(
  subtle: SubtleCrypto | undefined,
  key: Bytes,
): Promise<CryptoKey | undefined> {
  try {
    return await subtle?.importKey('raw', key, 'Ed25519', false, ['verify']);
  } catch {
    // This browser does not know Ed25519.
    return undefined;
  }
}

/** @throws DOMException when it is no base64url */
function fromBase64url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
