import { type StatisticKind, statisticKinds } from '@motohaat/contract/bike-statistics';
import { longFormats } from '@motohaat/domain/long-formats';
import { commonWords, useApi, useLanguage } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { useMessages } from '../../messages/index.ts';
import { DayBars } from './day-bars.tsx';
import { mostOf, totalOf } from './days-of.ts';
import { DaysTable } from './days-table.tsx';
import { statisticsKey, statisticsQuery } from './statistics.queries.ts';

import styles from './bike-statistics.module.css';

type BikeStatisticsProps = {
  bikeId: string;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** How often a bike was looked at, wished for and booked on each of the last 30 days. */
export function BikeStatistics({ bikeId, namedBy }: BikeStatisticsProps) {
  const { statistics: t } = useMessages();
  const { retry } = commonWords.useMessages().failed;
  const client = useQueryClient();
  const { data, failureCount } = useQuery(statisticsQuery(useApi(), bikeId));
  if (data === null) return null;
  if (data) {
    const { figures, until } = data;
    return (
      <Frame>
        <ul className={styles.charts}>
          {statisticKinds.map((kind) => (
            <Chart key={kind} kind={kind} counts={figures[kind]} until={until} />
          ))}
        </ul>
        <DaysTable {...data} namedBy={namedBy} />
      </Frame>
    );
  }
  if (failureCount > 0) {
    return (
      <Frame>
        <p className={styles.failed}>{t.failed}</p>
        <Button
          variant="quiet"
          className={styles.again}
          aria-describedby={namedBy}
          // Those of all bikes: they were asked for together.
          onClick={() => void client.invalidateQueries({ queryKey: statisticsKey })}
        >
          {retry}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame>
      {/* One row of the frame, with what is said of it. */}
      <div>
        <SkeletonGroup label={t.loading} className={styles.charts}>
          {statisticKinds.map((kind) => (
            <Skeleton key={kind} className={styles.waiting} />
          ))}
        </SkeletonGroup>
      </div>
      <span className={styles.foot} aria-hidden />
    </Frame>
  );
}

/** What stands in it takes the same room, whatever it is: nothing moves when the figures come. */
function Frame({ children }: { children: ReactNode }) {
  const { statistics: t } = useMessages();
  const titleId = useId();
  return (
    <section className={styles.statistics} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t.title}
      </h3>
      {children}
    </section>
  );
}

type ChartProps = { kind: StatisticKind; counts: readonly number[]; until: string };

function Chart({ kind, counts, until }: ChartProps) {
  const { statistics: t } = useMessages();
  const { day } = longFormats(useLanguage());
  const total = totalOf(counts);
  const most = mostOf(counts, until);
  const said = most && { count: t.count(most.count), day: day(most.at) };
  return (
    <li className={styles.chart}>
      <p className={styles.said} aria-hidden>
        <strong className={styles.total}>{t.count(total)}</strong> {t.kinds[kind]}
      </p>
      <DayBars counts={counts} label={t.sentence(t.kinds[kind], total, said)} />
    </li>
  );
}
