import { setTimeout as sleep } from 'node:timers/promises';

import type { Release, RemoteRelease, ShellRelease } from '@motohaat/contract/composition';

import type { Database } from '../../database/index.ts';
import type { Published } from '../releases/releases.repository.ts';
import { findReleases, isRemote, isShell } from '../releases/releases.repository.ts';
import { findLastRevision, findRevision } from './revisions.repository.ts';
import type { RevisionRow } from './revisions.repository.ts';

/** A release that a few people try first. */
export type LiveCanary<R extends Release = RemoteRelease> = {
  release: Published<R>;
  /** Of the visitors, 0 to 100. */
  percent: number;
  /** `users.id` of those who have it whatever the percentage. */
  accounts: readonly string[];
  /** The names of what is tried together: a visitor gets all or none. */
  set?: readonly string[];
};

/** A revision with the releases it is made of; the remotes are sorted by name. */
export type LiveRevision = {
  number: number;
  shell: Published<ShellRelease>;
  remotes: Published<RemoteRelease>[];
  /** Name of a remote → what a few people try of it. */
  canaries: Readonly<Record<string, LiveCanary>>;
  /** The shell that a few people try. */
  shellCanary?: LiveCanary<ShellRelease> | undefined;
  /** Name of a remote that was taken off → the sentence that people read in its place. */
  closed: Readonly<Record<string, string>>;
};

export type LiveRevisionReader = {
  /**
   * The live revision, at most about two seconds old; `null` when nothing ever went live. While the
   * database is away, the last one that was read.
   *
   * @throws what the database threw, when none was ever read
   */
  current(): Promise<LiveRevision | null>;
  /** A revision that was live not long ago, as far as this process has seen it. */
  recent(number: number): LiveRevision | undefined;
};

/** In milliseconds. Together they bound how late a change shows: well within five seconds. */
const timing = { fresh: 2_000, patience: 1_000 };

/** How many past revisions documents may still be of, which caches keep for seconds. */
const mostSeen = 8;

/** @param onFailure told of a read that failed while an older revision could be given */
export function createLiveRevisionReader(options: {
  db: Database;
  onFailure: (error: unknown) => void;
  now?: () => number;
}): LiveRevisionReader {
  const { db, onFailure, now = () => performance.now() } = options;
  let known: LiveRevision | null = null;
  const seen: LiveRevision[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<LiveRevision | null> | undefined;

  /** One read at a time, however many ask. */
  function read(): Promise<LiveRevision | null> {
    reading ??= readLive(db, known)
      .then((revision) => {
        if (revision && revision !== known) seen.unshift(revision);
        seen.length = Math.min(seen.length, mostSeen);
        known = revision;
        checkedAt = now();
        return revision;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    recent: (number) => seen.find((revision) => revision.number === number),
    async current() {
      if (now() - checkedAt < timing.fresh) return known;
      if (known === null) return read();
      const lastGood = known;
      const attempt = read().catch((error: unknown) => {
        // The next try comes after a pause, so that a database in trouble is left in peace.
        checkedAt = now();
        onFailure(error);
        return lastGood;
      });
      return Promise.race([attempt, sleep(timing.patience, lastGood, { ref: false })]);
    },
  };
}

async function readLive(db: Database, known: LiveRevision | null): Promise<LiveRevision | null> {
  const last = await findLastRevision(db);
  if (last === undefined) return null;
  if (last.number === known?.number) return known;
  return withReleases(db, last);
}

/**
 * A revision as it was or is, read now.
 *
 * @param number of the one that is wanted; the live one without it
 */
export async function readRevision(db: Database, number?: number): Promise<LiveRevision | null> {
  const row = await (number === undefined ? findLastRevision(db) : findRevision(db, number));
  return row === undefined ? null : withReleases(db, row);
}

/**
 * A revision with the releases that it names.
 *
 * @throws Error when the registry lacks one of them
 */
export async function withReleases(db: Database, last: RevisionRow): Promise<LiveRevision> {
  const releases = await findReleases(db, last.releases);
  const shell = releases.find(isShell);
  const remotes = releases.filter(isRemote);
  const tried = await readCanaries(db, last.canaries);
  const isComplete =
    releases.length === Object.keys(last.releases).length &&
    Object.keys(canariesOf(tried)).length === Object.keys(last.canaries).length;
  if (!shell || !isComplete) {
    throw new Error(`revision ${last.number} names releases that the registry lacks`);
  }
  const { number, closed } = last;
  return { number, shell, remotes, ...tried, closed };
}

async function readCanaries(
  db: Database,
  states: RevisionRow['canaries'],
): Promise<Pick<LiveRevision, 'canaries' | 'shellCanary'>> {
  const wanted = Object.entries(states).map(([name, { release }]) => [name, release] as const);
  const releases = await findReleases(db, Object.fromEntries(wanted));
  const canaries = releases.filter(isRemote).flatMap((release) => {
    const state = states[release.manifest.name];
    return state ? [[release.manifest.name, { ...state, release }] as const] : [];
  });
  const shell = releases.find(isShell);
  const ofShell = states['shell'];
  return {
    canaries: Object.fromEntries(canaries),
    ...(shell && ofShell && { shellCanary: { ...ofShell, release: shell } }),
  };
}

/** Everything that a few people try, by application. */
export function canariesOf({
  canaries,
  shellCanary,
}: Pick<LiveRevision, 'canaries' | 'shellCanary'>): Readonly<Record<string, LiveCanary<Release>>> {
  return shellCanary ? { ...canaries, shell: shellCanary } : canaries;
}
