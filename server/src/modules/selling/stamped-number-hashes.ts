import { createHmac } from 'node:crypto';

import type { StampedNumber } from '@motohaat/domain/frame-number';

/** What is kept in a number's place to find the same one again. */
export type StampedNumberHashes = {
  /** @param number from `readStampedNumber` */
  hashOf(kind: StampedNumber, number: string): string;
};

/** @param secret the server's own: without it nobody finds numbers by trying them */
export function stampedNumberHashes(secret: string): StampedNumberHashes {
  return {
    hashOf: (kind, number) =>
      createHmac('sha256', secret).update(`stamped-number:${kind}:${number}`).digest('base64url'),
  };
}
