import {
  type DayCounts,
  mostOf,
  type StatisticKind,
  statisticKinds,
  totalOf,
} from '@motohaat/domain/bike-statistics';
import { longFormats } from '@motohaat/domain/long-formats';
import { commonWords, useLanguage } from '@motohaat/platform';
import { type ReactNode, useId } from 'react';

import { Button } from '../button.tsx';
import { useStatisticsMessages } from '../messages/statistics/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { DaysTable } from './days-table.tsx';

import styles from './bike-statistics.module.css';

/** What happened around a bike, and the last of the days of which it tells, `YYYY-MM-DD`. */
export type BikeFigures = { figures: DayCounts; until: string };

type BikeStatisticsProps = {
  /** `undefined` while it is on its way; `null` where there is nothing to tell this person. */
  data: BikeFigures | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Id of the element that names the bike. */
  namedBy: string;
  /** How far down the outline of the page its title is. */
  level?: 2 | 3;
};

/** How often a bike was looked at, wished for, booked and asked about on each of the last 30 days. */
export function BikeStatistics(props: BikeStatisticsProps) {
  const { data, hasFailed, onRetry, namedBy, level = 3 } = props;
  const t = useStatisticsMessages();
  const { retry } = commonWords.useMessages().failed;
  if (data === null) return null;
  if (data) {
    const { figures, until } = data;
    return (
      <Frame level={level}>
        <ul className={styles.charts}>
          {statisticKinds.map((kind) => (
            <Chart key={kind} kind={kind} counts={figures[kind]} until={until} />
          ))}
        </ul>
        <DaysTable {...data} namedBy={namedBy} />
      </Frame>
    );
  }
  if (hasFailed) {
    return (
      <Frame level={level}>
        <p className={styles.failed}>{t.failed}</p>
        <Button
          variant="quiet"
          className={styles.again}
          aria-describedby={namedBy}
          onClick={onRetry}
        >
          {retry}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame level={level}>
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
function Frame({ level, children }: { level: 2 | 3; children: ReactNode }) {
  const t = useStatisticsMessages();
  const Title = `h${level}` as const;
  const titleId = useId();
  return (
    <section className={styles.statistics} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        {t.title}
      </Title>
      {children}
    </section>
  );
}

type ChartProps = { kind: StatisticKind; counts: readonly number[]; until: string };

function Chart({ kind, counts, until }: ChartProps) {
  const t = useStatisticsMessages();
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
