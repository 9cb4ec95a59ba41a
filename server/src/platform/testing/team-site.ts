import type { OutgoingHttpHeaders } from 'node:http';

import { findLastRevision, type RevisionRow } from '../revisions/revisions.repository.ts';
import type { Contents } from './builds.ts';
import { aReport, machineFound } from './machine.ts';
import { releaseForm } from './release-form.ts';
import { type Site, startSite } from './site.ts';
import { addTeam } from './teams.ts';

type Answer = [status: number, body: unknown];
type Headers = Record<string, string>;

/** A site with a team, and the calls that the team makes. */
export type TeamSite = Site & {
  /** The header of the team's calls. */
  team: { authorization: string };
  /** Another team. */
  addTeam: (application: string) => Promise<{ authorization: string }>;
  live: () => Promise<RevisionRow>;
  publish: (build: Build, sent?: Contents, by?: Headers) => Promise<Answer>;
  /** One of the server's machines found these faults in the set of a revision. */
  smoke: (version: string, revision: number, faults?: string[]) => Promise<void>;
  operate: (
    name: string,
    revision: number,
    body: Record<string, unknown>,
    query?: string,
    by?: Headers,
  ) => Promise<Answer>;
  get: (url: string) => Promise<{ body: unknown; headers: OutgoingHttpHeaders }>;
};

type Build = { release: unknown; files: Contents };

export async function startTeamSite(application: string): Promise<TeamSite> {
  const site = await startSite();
  const { app, db } = site;
  const team = await addTeam(db, application);
  const base = `/api/registry/${application}`;

  async function post(url: string, payload: Buffer | object, headers: Headers): Promise<Answer> {
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return [answer.statusCode, answer.json()];
  }

  return {
    ...site,
    team,
    addTeam: (name) => addTeam(db, name),
    live: async () => {
      const last = await findLastRevision(db);
      if (!last) throw new Error('nothing is live');
      return last;
    },
    publish(build, sent = build.files, by = team) {
      const { payload, headers } = releaseForm(build, sent);
      return post(`${base}/releases`, payload, { ...headers, ...by });
    },
    smoke: (version, revision, faults) =>
      machineFound(db, { application, version }, aReport(revision, faults)),
    operate(name, revision, body, query = '', by = team) {
      const path = by === team ? base : `/api/releases/${application}`;
      return post(`${path}/${name}${query}`, body, { ...by, 'if-match': `"${revision}"` });
    },
    async get(url) {
      const answer = await app.inject({ url, headers: team });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { body: answer.json(), headers: answer.headers };
    },
  };
}
