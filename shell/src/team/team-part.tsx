import type { ApplicationStatus, LiveStatus, RegisteredRelease } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { teamWords } from '../messages/dashboard/sections.ts';
import { TeamFaults } from './team-faults.tsx';
import { TeamFigures } from './team-figures.tsx';
import { TeamHistory } from './team-history.tsx';
import { partQuery } from './team.queries.ts';

import styles from './team.module.css';

/** One application: what is live of it, how it does, its releases and its history. */
export function TeamPart({ application }: { application: string }) {
  const { team: t } = teamWords.useMessages();
  const { data, isError, refetch } = useQuery(partQuery(useApi(), application));
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {application}
      </h2>
      {data && <Part status={data} />}
      {!data && isError && (
        <FailedState onRetry={() => void refetch()}>{t.partFailed(application)}</FailedState>
      )}
      {!data && !isError && (
        <SkeletonGroup label={t.partLoading(application)}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
      <TeamFaults application={application} />
      <TeamHistory application={application} />
    </section>
  );
}

function Part({ status: { standing, health, releases } }: { status: ApplicationStatus }) {
  const { team: t } = teamWords.useMessages();
  return (
    <>
      {standing ? <Standing standing={standing} /> : <p>{t.notLive}</p>}
      <h3 className={styles.heading}>{t.figures}</h3>
      {health.length > 0 ? (
        <TeamFigures health={health} />
      ) : (
        <p className={styles.quiet}>{t.noFigures}</p>
      )}
      <h3 className={styles.heading}>{t.releases}</h3>
      <ul className={styles.rows}>
        {releases.map((release) => (
          <li key={release.release}>
            <ReleaseRow release={release} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Standing({ standing }: { standing: LiveStatus }) {
  const { team: t } = teamWords.useMessages();
  const { version, since, canary, closed, takenBack } = standing;
  return (
    <div>
      <p>{t.live(version, since)}</p>
      {canary && <p>{t.canary(canary.version, canary.percent, canary.accounts, canary.since)}</p>}
      {closed !== null && <p>{t.closed(closed)}</p>}
      {takenBack && <p>{t.takenBack(takenBack.version, takenBack.at, takenBack.reason)}</p>}
    </div>
  );
}

function ReleaseRow({ release }: { release: RegisteredRelease }) {
  const { team: t } = teamWords.useMessages();
  const { version, publishedAt, publishedBy, size, smoke } = release;
  return (
    <>
      <p className={styles.title}>
        <strong>{version}</strong>
        {smoke === null && <Badge>{t.smoke.none}</Badge>}
        {smoke && (
          <Badge tone={smoke.passed ? 'success' : 'danger'}>
            {smoke.passed ? t.smoke.passed : t.smoke.failed}
          </Badge>
        )}
      </p>
      <p className={styles.quiet}>{t.published(publishedAt, publishedBy)}</p>
      <p className={styles.quiet}>{t.size(size.javascript, size.css)}</p>
    </>
  );
}
