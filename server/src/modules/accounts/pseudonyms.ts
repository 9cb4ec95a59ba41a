import { createHmac } from 'node:crypto';

import { messagesIn } from '../../messages/index.ts';

/** What stands for somebody whose data is erased. */
export type Pseudonyms = {
  /**
   * A name for a deleted account: the same one each time, and nothing can be read from it. It is stored
   * in English; `nameIn` says it to whoever reads it.
   */
  nameOf(userId: string): string;
  /** By which an address or a phone number that may not come back is known again. */
  banHash(value: string): string;
};

/**
 * @param secret the server's own; with another one, names change and bans are forgotten
 */
export function pseudonyms(secret: string): Pseudonyms {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('hex');
  return {
    nameOf: (userId) => messagesIn('en').accounts.erased(hash('name', userId).slice(0, 8)),
    banHash: (value) => hash('ban', value),
  };
}
