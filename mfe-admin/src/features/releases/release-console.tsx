import { useApi, useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { Button } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { dialogWords } from '../../messages/releases/dialogs/index.ts';
import { historyWords } from '../../messages/releases/history/index.ts';
import { useMessages } from '../../messages/releases/index.ts';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { ApplicationCard } from './application-card.tsx';
import { LiveRevision } from './live-revision.tsx';
import { overviewQuery } from './releases.queries.ts';
import type { ReleaseOperation } from './use-decision.ts';

import styles from './release-console.module.css';

type Chosen = { operation: ReleaseOperation; application: string } | 'set';

/** Either may tell what went live meanwhile. */
const wordsOfDialogs = [dialogWords, historyWords];
const loadSetDialog = withWords(() => import('./set-dialog.tsx'), ...wordsOfDialogs);
const loadReleaseDialog = withWords(() => import('./release-dialog.tsx'), ...wordsOfDialogs);

/** What is live, how it does, and what can be done about it; kept current while it is in sight. */
export function ReleaseConsole() {
  const { live: t, openSet, retry } = useMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>();
  const { data, error, refetch, dataUpdatedAt } = useQuery(overviewQuery(useApi()));
  if (!data) {
    if (!error) return <ConsoleSkeleton />;
    return <FailedState onRetry={() => void refetch()}>{t.failed}</FailedState>;
  }
  return (
    <div className={styles.console}>
      <LiveRevision overview={data} />
      <p className={styles.set}>
        <Button onClick={() => setChosen('set')}>{openSet}</Button>
      </p>
      {error && (
        <div className={styles.old} role="alert">
          <p>{t.old(new Date(dataUpdatedAt).toISOString())}</p>
          <Button onClick={() => void refetch()}>{retry}</Button>
        </div>
      )}
      {data.applications.map((entry) => {
        const { application } = entry.standing;
        return (
          <FocusKeeper key={application}>
            <ApplicationCard
              entry={entry}
              onChoose={(operation) => setChosen({ operation, application })}
            />
          </FocusKeeper>
        );
      })}
      {chosen === 'set' && (
        <LateDialog
          load={async () => (await loadSetDialog(language)).SetDialog}
          given={{ overview: data, onClose: () => setChosen(undefined) }}
        />
      )}
      {chosen && chosen !== 'set' && (
        <LateDialog
          load={async () => (await loadReleaseDialog(language)).ReleaseDialog}
          given={{ ...chosen, overview: data, onClose: () => setChosen(undefined) }}
        />
      )}
    </div>
  );
}

function ConsoleSkeleton() {
  const { live: t } = useMessages();
  return (
    <SkeletonGroup label={t.loading} className={styles.console}>
      <Skeleton className={styles.headBone} />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className={styles.cardBone} />
      ))}
    </SkeletonGroup>
  );
}
