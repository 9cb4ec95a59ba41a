import { useApi } from '@motohaat/platform';
import { Page } from '@motohaat/ui/page';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { teamWords } from '../messages/dashboard/sections.ts';
import { TeamPart } from './team-part.tsx';
import { teamsQuery } from './team.queries.ts';

import styles from './team.module.css';

/** What an account sees of the teams to which it belongs; it can change nothing here. */
export default function TeamPage() {
  const { team: t } = teamWords.useMessages();
  const { data, isError, refetch } = useQuery(teamsQuery(useApi()));
  return (
    <Page title={t.title} lead={t.lead}>
      {data?.length === 0 && <EmptyState>{t.none}</EmptyState>}
      {data?.map(({ application }) => (
        <TeamPart key={application} application={application} />
      ))}
      {!data && isError && <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>}
      {!data && !isError && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
