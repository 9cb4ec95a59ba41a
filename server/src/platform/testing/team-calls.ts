import type { Release } from '@motohaat/contract/composition';
import type { Member, OperationDone } from '@motohaat/contract/registry';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/index.ts';
import type { Contents } from './builds.ts';
import { aReport, machineFound } from './machine.ts';
import { releaseForm } from './release-form.ts';
import { addTeam } from './teams.ts';

type Build = { release: Release; files: Contents };

/** One team of several, and what it does. */
export type Team = {
  application: string;
  /** What it proves itself with. */
  token: string;
  /** Publishes a build under a version, and has it tried in the live set, with the rest of its set. */
  ready(build: Build, version: string, beside?: readonly Member[]): Promise<Member>;
  /** Does something on a revision, the live one by default. */
  act(
    name: string,
    body: object,
    options?: { on?: number; tokens?: readonly string[]; query?: string; app?: FastifyInstance },
  ): Promise<[status: number, body: OperationDone & { code?: string; reasons?: string[] }]>;
};

/** A team of an application, with a token of its own. */
export async function startTeam(
  { app, db }: { app: FastifyInstance; db: Database },
  application: string,
): Promise<Team> {
  const headers = await addTeam(db, application);
  const base = `/api/registry/${application}`;
  const liveNow = async () =>
    (await app.inject({ url: base, headers })).json<{ revision: number }>().revision;
  const post = async (url: string, payload: object | Buffer, more = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...more },
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
  };
  return {
    application,
    token: headers.authorization.replace('Bearer ', ''),
    async ready(build, version, beside) {
      const form = releaseForm({ ...build, release: { ...build.release, version } });
      await post(`${base}/releases`, form.payload, form.headers);
      await machineFound(db, { application, version }, aReport(await liveNow()), beside);
      return { application, version };
    },
    async act(name, payload, { on, tokens = [], query = '', app: at = app } = {}) {
      const answer = await at.inject({
        method: 'POST',
        url: `${base}/${name}${query}`,
        payload,
        headers: {
          ...headers,
          'if-match': `"${on ?? (await liveNow())}"`,
          ...(tokens.length > 0 && { 'team-tokens': tokens.join(', ') }),
        },
      });
      return [answer.statusCode, answer.json()];
    },
  };
}
