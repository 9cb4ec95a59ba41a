import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets the server hand out short texts and tell its own from made-up ones when they come back. */
export type Seal = {
  close(text: string): string;
  /** The text of a sealed one; `undefined` when it is not ours. */
  open(sealed: string | undefined): string | undefined;
};

/**
 * @param secret the server's own; another server of the same site needs the same
 * @param purpose what the texts are for: one that was sealed for another purpose does not count
 */
export function createSeal(secret: string, purpose: string): Seal {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    close: (text) => `${Buffer.from(text).toString('base64url')}.${sign(text)}`,
    open(sealed) {
      if (sealed === undefined) return undefined;
      const [encoded = '', mac = ''] = sealed.split('.', 2);
      const text = Buffer.from(encoded, 'base64url').toString();
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(text))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : undefined;
    },
  };
}
