import type { RevisionRecord } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Badge } from '@motohaat/ui/badge';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { useId } from 'react';

import { teamWords } from '../messages/dashboard/sections.ts';
import { historyQuery } from './team.queries.ts';

import styles from './team.module.css';

/**
 * What was done with what is live, by whom and why, newest first: of the whole set, for what others do
 * matters to a team too.
 *
 * @param props.teams whose versions are told where they changed
 */
export function TeamHistory({ teams }: { teams: readonly string[] }) {
  const { team: t } = teamWords.useMessages();
  const list = usePagedList(historyQuery(useApi()));
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t.history}
      </h2>
      <PagedList
        list={list}
        label={t.history}
        loading={t.historyLoading}
        failed={t.historyFailed}
        empty={<p className={styles.quiet}>{t.historyEmpty}</p>}
        className={styles.rows}
        skeleton={<Skeleton className={styles.bone} />}
        rowKey={({ number }) => String(number)}
      >
        {(record) => <Entry record={record} teams={teams} />}
      </PagedList>
    </section>
  );
}

function Entry({ record, teams }: { record: RevisionRecord; teams: readonly string[] }) {
  const { team: t } = teamWords.useMessages();
  const { number, act, author, at, reason, differences } = record;
  return (
    <>
      <p className={styles.title}>
        <strong>{t.revision(number)}</strong>
        <Badge>{t.act(act)}</Badge>
      </p>
      {differences
        .filter(({ application }) => teams.includes(application))
        .map(({ application, version }) =>
          version ? (
            <p key={application}>{t.change(application, version.from, version.to)}</p>
          ) : null,
        )}
      <p>{reason}</p>
      <p className={styles.quiet}>{t.by(author, at)}</p>
    </>
  );
}
