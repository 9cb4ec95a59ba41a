import type { RevisionOperation } from '@motohaat/contract/registry';

import type { Queryable } from '../../database/index.ts';
import { messagesIn } from '../../messages/index.ts';
import { differencesOf } from '../registry/difference.ts';
import { releasesIn } from '../registry/live-state.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import {
  applicationsOf,
  findRevision,
  listRevisions,
  reasonIn,
} from '../revisions/revisions.repository.ts';

const types: Record<RevisionOperation, string> = {
  start: 'release.started',
  promote: 'release.promoted',
  canary: 'release.canary',
  rollback: 'release.rolled_back',
  kill: 'remote.killed',
  revive: 'remote.revived',
  remove: 'remote.removed',
  handover: 'remote.handed_over',
};

/**
 * What is told of a revision, in English: what was done with which applications, by whom (of admins no
 * name), why, and what differs by it. `verdict` has the figures where the server judged.
 *
 * @returns its JSON text; the same each time, because revisions never change
 * @throws Error when there is no such revision
 */
export async function messageOf(db: Queryable, number: number): Promise<string> {
  const [revision] = await listRevisions(db, { before: number + 1, limit: 1 });
  if (revision?.number !== number) throw new Error(`there is no revision ${number}`);
  const before = await findRevision(db, number - 1);
  const registered = await lookUpRegistered(
    db,
    [revision, before].flatMap((each) => (each ? releasesIn(each) : [])),
  );
  const differences = differencesOf(before, revision, registered);
  const { act, author, why, again } = revision;
  const named = applicationsOf(revision);
  const isVerdict = author === 'system' && why !== null;
  return JSON.stringify({
    type: types[act],
    timestamp: revision.created_at.toISOString(),
    data: {
      revision: number,
      act,
      // A start names none. What changes who tries a release, or how it grows, differs in nothing else.
      applications: named.length > 0 ? named : differences.map(({ application }) => application),
      author: author.startsWith('user:') ? 'admin' : author.replace('team:', 'team '),
      reason: reasonIn(revision, messagesIn('en')),
      ...(again !== null && { again }),
      ...(isVerdict && { verdict: why }),
      differences,
    },
  });
}
