import type {
  ApplicationStatus,
  Health,
  RegisteredRelease,
  ReleasesOverview,
  LiveStatus,
} from '@motohaat/contract/registry';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Messages } from '../../messages/index.ts';
import { listUnproven } from '../canary/looks.repository.ts';
import { healthOf } from '../measurements/health.ts';
import {
  listOthersKept,
  listRegistered,
  lookUpRegistered,
  type Registered,
  type RegisteredLookup,
} from '../releases/registered.repository.ts';
import { sizeOf } from '../releases/size.ts';
import { readOnceLive } from '../revisions/once-live.repository.ts';
import {
  findLastRevision,
  listRevisions,
  reasonIn,
  type RevisionRow,
  type SetState,
} from '../revisions/revisions.repository.ts';
import { readSince, readTakenBack } from '../revisions/since.repository.ts';
import { findLatestSmokeTests } from '../smoke/smoke.repository.ts';
import { readAuthors } from './authors.ts';
import { type Conviction, listConvictions } from './convictions.repository.ts';
import { presentCanary } from './live-canary.ts';
import { liveStateOf, releasesIn } from './live-state.ts';
import { readVerdict } from './verdict.ts';

/** Releases that a status shows at least, and what people have besides. */
const shownReleases = 20;

/** How one application stands, its latest releases, and how they do. */
export async function readStatus(
  db: Queryable,
  application: string,
  t: Messages,
): Promise<ApplicationStatus> {
  const last = await findLastRevision(db);
  const latest = await listRegistered(db, application, shownReleases);
  const state = last ?? { number: 0, releases: {}, canaries: {}, closed: {} };
  const registered = await lookUpRegistered(db, releasesIn(state));
  const standing = await readLiveStatus(db, state, { application, registered, t });
  return {
    revision: state.number,
    standing,
    releases: await presentReleases(db, t, application, [
      ...latest,
      ...olderInUse(state, application, latest, registered),
    ]),
    health: standing ? await readHealth(db, standing) : [],
  };
}

/** What people have of an application, where teams have published much since. */
function olderInUse(
  state: SetState,
  application: string,
  latest: readonly Registered[],
  registered: RegisteredLookup,
): Registered[] {
  return releasesIn(state)
    .filter(([name, id]) => name === application && !latest.some((one) => one.id === id))
    .flatMap(([name, id]) => registered(name, id) ?? []);
}

/** How every application stands. @throws AppError `not_found` when nothing ever went live */
export async function readOverview(db: Queryable, t: Messages): Promise<ReleasesOverview> {
  const [last] = await listRevisions(db, { limit: 1 });
  if (!last) throw new AppError('not_found');
  const registered = await lookUpRegistered(db, releasesIn(last));
  const names = Object.keys(last.releases).toSorted();
  const applications = names.map(async (application) => {
    const release = registered(application, last.releases[application] ?? '');
    const standing = await readLiveStatus(db, last, { application, registered, t });
    const [live] = release ? await presentReleases(db, t, application, [release]) : [];
    if (!standing || !live) return [];
    const others = await readOthers(db, standing);
    return [{ standing, live, health: await readHealth(db, standing), others }];
  });
  return {
    revision: last.number,
    at: last.created_at.toISOString(),
    applications: (await Promise.all(applications)).flat(),
  };
}

/** What there is to go to, or back to, from what is live. */
async function readOthers(db: Queryable, { application, release }: LiveStatus) {
  const kept = await listOthersKept(db, application, release);
  const onceLive = await readOnceLive(db, application);
  return { kept: kept.length > 0, wereLive: kept.some((id) => onceLive.has(id)) };
}

async function readLiveStatus(
  db: Queryable,
  state: RevisionRow,
  {
    application,
    registered,
    t,
  }: { application: string; registered: RegisteredLookup; t: Messages },
): Promise<LiveStatus | null> {
  const live = liveStateOf(state, application, registered);
  if (!live) return null;
  const { canary, release } = live;
  const ended = await readTakenBack(db, application);
  const verdict = await readVerdict(db, application);
  const versionOf = await lookUpRegistered(
    db,
    [ended, verdict].flatMap((one) => (one ? [[application, one.release] as const] : [])),
  );
  const told = (one: Conviction) => ({
    version: versionOf(application, one.release)?.version ?? one.release,
    release: one.release,
    revision: one.number,
    at: one.created_at.toISOString(),
    reason: reasonIn(one, t),
  });
  return {
    ...live,
    since: await readSince(db, application, { live: release }),
    canary: canary && (await presentCanary(db, canary, { application, state, t })),
    takenBack: ended ? told(ended) : null,
    ...(verdict && { verdict: { ...told(verdict), verdict: verdict.verdict } }),
  };
}

/** Of what is live, and of its canary. */
async function readHealth(db: Queryable, live: LiveStatus): Promise<Health[]> {
  const { application: remote, canary } = live;
  const wanted = [{ ...live, canary: false }, ...(canary ? [{ ...canary, canary: true }] : [])];
  return healthOf(
    db,
    wanted.map((each) => ({
      remote,
      release: each.release,
      version: each.version,
      canary: each.canary,
      since: new Date(each.since),
    })),
  );
}

async function presentReleases(
  db: Queryable,
  t: Messages,
  application: string,
  releases: readonly Registered[],
): Promise<RegisteredRelease[]> {
  const smokes = await findLatestSmokeTests(
    db,
    application,
    releases.map(({ id }) => id),
  );
  const onceLive = await readOnceLive(db, application);
  const convictions = await listConvictions(db, application, {
    among: releases.map(({ id }) => id),
  });
  const unproven = await listUnproven(
    db,
    application,
    releases.map(({ id }) => id).filter((id) => !onceLive.has(id)),
  );
  const authorOf = await readAuthors(
    db,
    releases.map((release) => release.published_by),
  );
  return releases.map((release): RegisteredRelease => {
    const { id, version, manifest } = release;
    const smoke = smokes.get(id);
    const conviction = convictions.find((one) => one.release === id);
    return {
      version,
      release: id,
      publishedAt: release.created_at.toISOString(),
      publishedBy: authorOf(release.published_by),
      contract: manifest.contract,
      size: sizeOf(manifest),
      // Releases of before budgets have none.
      budget: manifest.budget ?? null,
      available: !release.is_purged,
      wasLive: onceLive.has(id),
      smoke: smoke
        ? {
            passed: smoke.passed,
            revision: smoke.revision,
            at: smoke.created_at.toISOString(),
            ...(smoke.others && {
              with: Object.entries(smoke.others).map(([name, other]) => ({
                application: name,
                release: other,
              })),
            }),
          }
        : null,
      ...(conviction && {
        convicted: {
          revision: conviction.number,
          at: conviction.created_at.toISOString(),
          reason: reasonIn(conviction, t),
        },
      }),
      ...(unproven.has(id) && { unproven: true }),
    };
  });
}
