import type { ApplicationStatus } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { ReleaseFigures } from '@motohaat/ui/release/release-figures';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { teamWords } from '../messages/dashboard/sections.ts';
import { TeamFaults } from './team-faults.tsx';
import { TeamHistory } from './team-history.tsx';
import { TeamPreviews } from './team-previews.tsx';
import { TeamReleases } from './team-releases.tsx';
import { TeamStanding } from './team-standing.tsx';
import { TeamUses } from './team-uses.tsx';
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
      {data && <Part application={application} status={data} />}
      {!data && isError && (
        <FailedState onRetry={() => void refetch()}>{t.partFailed(application)}</FailedState>
      )}
      {!data && !isError && (
        <SkeletonGroup label={t.partLoading(application)}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
      <TeamFaults application={application} />
      <TeamUses application={application} />
      <TeamHistory application={application} />
    </section>
  );
}

type PartProps = { application: string; status: ApplicationStatus };

function Part({ application, status: { standing, health, releases } }: PartProps) {
  const { team: t } = teamWords.useMessages();
  return (
    <>
      <TeamStanding standing={standing} />
      {standing && (
        <section className={styles.group} aria-label={t.figuresOf(application)}>
          <h3 className={styles.heading}>{t.figures}</h3>
          <ReleaseFigures standing={standing} health={health} />
        </section>
      )}
      <TeamReleases application={application} releases={releases} />
      <TeamPreviews application={application} releases={releases} />
    </>
  );
}
