import { createHash, randomBytes } from 'node:crypto';

import type { Queryable } from '../../database/index.ts';
import { findTeam } from './team-tokens.repository.ts';

/** What a team proves itself with, whichever team: its application and 32 random bytes. */
const tokenForm = /^mht_(?:shell|mfe-[a-z][a-z0-9-]*)_[\w-]{43}$/i;

/** A new token for the team of an application. */
export function newTeamToken(application: string): string {
  return `mht_${application}_${randomBytes(32).toString('base64url')}`;
}

/** What the database has of a token; so many random bytes need no salt. */
export function hashTeamToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The application of the team that a token belongs to; `null` if it does not count. */
export async function teamOfToken(db: Queryable, token: string): Promise<string | null> {
  return tokenForm.test(token) ? findTeam(db, hashTeamToken(token)) : null;
}
