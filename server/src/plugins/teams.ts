import { createHash, randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import { findTeam } from './teams.repository.ts';

/** What a team proves itself with, whichever team: its application and 32 random bytes. */
const tokenForm = /^bearer +(mht_(?:shell|mfe-[a-z][a-z0-9-]*)_[\w-]{43}) *$/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** The application whose team calls, on routes for teams. */
    team: string | null;
  }
}

/** A new token for the team of an application. */
export function newTeamToken(application: string): string {
  return `mht_${application}_${randomBytes(32).toString('base64url')}`;
}

/** What the database has of a token; so many random bytes need no salt. */
export function hashTeamToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The application of the team whose token goes with a request; `null` for none that counts. */
export async function teamOf(
  { db }: FastifyInstance,
  request: FastifyRequest,
): Promise<string | null> {
  const token = tokenForm.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : findTeam(db, hashTeamToken(token));
}

/**
 * The team that makes a call for one application, or for none.
 *
 * @throws AppError `unauthenticated`; `forbidden` for another team, and for accounts of any role:
 *   teams have tokens of their own (authorization matrix, row 31)
 */
export async function callingTeam(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const team = await teamOf(app, request);
  if (team === null) {
    if (!(await app.authentication.bearer(request))) {
      throw new AppError('unauthenticated', { message: 'Show the token of a team.' });
    }
    throw new AppError('forbidden', { message: 'Only teams may do this, with their own token.' });
  }
  const { application = team } = request.params as { application?: string };
  if (application === team) return team;
  throw new AppError('forbidden', { message: `This token is for ${team} only.` });
}

/** The team that calls, on routes with `team` access. */
export function teamThatCalls(request: FastifyRequest): string {
  if (request.team === null) throw new AppError('unauthenticated');
  return request.team;
}
