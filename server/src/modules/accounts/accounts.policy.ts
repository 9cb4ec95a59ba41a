import { normaliseEmail } from '@motohaat/domain/email';

import type { Actor } from '../../plugins/authentication.ts';

/** Whether the caller asks about themselves. */
export function isOwnEmail(actor: Actor | null, email: string): actor is Actor {
  return actor !== null && normaliseEmail(email) === actor.email;
}

/** Besides the person, only an admin learns who buys and who sells (ruling S6.3). */
export function mayAskAboutOthers(actor: Actor | null): boolean {
  return actor?.role === 'admin';
}
