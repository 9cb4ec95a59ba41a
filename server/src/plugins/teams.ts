import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

const bearer = /^bearer +(\S+) *$/i;

declare module 'fastify' {
  interface FastifyInstance {
    /** The application of the team whose token goes with a request; `null` for none that counts. */
    teamOf(request: FastifyRequest): Promise<string | null>;
    /** The application of the team that a token belongs to; `null` for one that does not count. */
    teamOfToken(token: string): Promise<string | null>;
    /** The applications to whose teams an account belongs. */
    teamsOfAccount(accountId: string): Promise<readonly string[]>;
  }
  interface FastifyRequest {
    /** The application whose team calls, on routes for teams. */
    team: string | null;
  }
}

export type TeamsOptions = {
  /** The application of the team that a token belongs to; `null` if it does not count. */
  teamOfToken: (token: string) => Promise<string | null>;
  /** The applications to whose teams an account belongs. */
  teamsOfAccount: (accountId: string) => Promise<readonly string[]>;
};

/** Knows the teams that call by their tokens. */
export const teams = fastifyPlugin<TeamsOptions>(
  async (app, { teamOfToken, teamsOfAccount }) => {
    app.decorateRequest('team', null);
    app.decorate('teamOfToken', teamOfToken);
    app.decorate('teamsOfAccount', teamsOfAccount);
    app.decorate('teamOf', async (request) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1];
      return token === undefined ? null : teamOfToken(token);
    });
  },
  { name: 'teams' },
);

/**
 * The team that makes a call for one application, or for none.
 *
 * @throws AppError `unauthenticated`; `forbidden` for another team, and for accounts of any role:
 *   teams have tokens of their own (authorization matrix, row 31). What changes nothing of what is live an
 *   account of the team may call too, where the row says so, for the application of its team that its path
 *   or its query names.
 */
export async function callingTeam(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const team = await app.teamOf(request);
  if (team === null) return teamOfCaller(app, request);
  const { application = team } = request.params as { application?: string };
  if (application === team) return team;
  throw new AppError('forbidden', { message: (t) => t.calls.otherTeam(team) });
}

/** The team to which the account belongs that calls. */
async function teamOfCaller(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const actor = await app.authentication.bearer(request);
  if (!actor) throw new AppError('unauthenticated', { message: (t) => t.calls.teamToken });
  const { call } = request.routeOptions.config;
  if (call?.teamAccounts) {
    request.actor = actor;
    const own = await app.teamsOfAccount(actor.id);
    const asked = { ...(request.query as object), ...(request.params as object) };
    const application: unknown = Reflect.get(asked, 'application');
    if (typeof application === 'string' && own.includes(application)) return application;
  }
  throw new AppError('forbidden', { message: (t) => t.calls.teamsOnly });
}

/** The team that calls, on routes with `team` access. */
export function teamThatCalls(request: FastifyRequest): string {
  if (request.team === null) throw new AppError('unauthenticated');
  return request.team;
}

/** More teams than these never act together. */
const mostTeams = 9;

/**
 * The teams that say yes to a call: the one that makes it, and those whose tokens it shows besides, in
 * `Team-Tokens` with commas.
 *
 * @throws AppError `forbidden` when one of these tokens does not count
 */
export async function consentingTeams(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<ReadonlySet<string>> {
  const shown = String(request.headers['team-tokens'] ?? '');
  const tokens = shown.split(',').flatMap((token) => token.trim() || []);
  const others = await Promise.all(
    tokens.slice(0, mostTeams).map((token) => app.teamOfToken(token)),
  );
  if (others.includes(null)) {
    throw new AppError('forbidden', { message: (t) => t.calls.otherTokens });
  }
  return new Set([teamThatCalls(request), ...others.flatMap((team) => team ?? [])]);
}
