import type { RevisionRecord } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Badge } from '@motohaat/ui/badge';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';

import { teamWords } from '../messages/dashboard/sections.ts';
import { historyQuery } from './team.queries.ts';

import styles from './team.module.css';

/** What was done with an application, by whom and why, newest first. */
export function TeamHistory({ application }: { application: string }) {
  const { team: t } = teamWords.useMessages();
  const list = usePagedList(historyQuery(useApi(), application));
  return (
    <section className={styles.group} aria-label={t.historyOf(application)}>
      <h3 className={styles.heading}>{t.history}</h3>
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
        {(record) => <Entry record={record} application={application} />}
      </PagedList>
    </section>
  );
}

function Entry({ record, application }: { record: RevisionRecord; application: string }) {
  const { team: t } = teamWords.useMessages();
  const { number, act, author, at, reason, again, untested, differences } = record;
  const version = differences.find((each) => each.application === application)?.version;
  return (
    <>
      <p className={styles.title}>
        <strong>{t.revision(number)}</strong>
        <Badge>{t.act(act)}</Badge>
        {untested && <Badge tone="danger">{t.untested}</Badge>}
        {version && t.change(version.from, version.to)}
      </p>
      <p>{reason}</p>
      {again && <p>{t.again(again)}</p>}
      <p className={styles.quiet}>{t.by(author, at)}</p>
    </>
  );
}
