import { busyDays, type DayCounts, statisticKinds } from '@motohaat/domain/bike-statistics';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';

import { useStatisticsMessages } from '../messages/statistics/index.ts';

import styles from './bike-statistics.module.css';

type DaysTableProps = {
  figures: DayCounts;
  /** The last of the days, `YYYY-MM-DD`. */
  until: string;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** What the charts stand for in figures, for who asks; or that there is nothing yet. */
export function DaysTable({ figures, until, namedBy }: DaysTableProps) {
  const t = useStatisticsMessages();
  const { day } = longFormats(useLanguage());
  const rows = busyDays(figures, until);
  if (rows.length === 0) return <p className={styles.foot}>{t.nothing}</p>;
  return (
    <details>
      <summary className={styles.foot} aria-describedby={namedBy}>
        {t.byDay}
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            {statisticKinds.map((kind) => (
              <th key={kind} scope="col">
                {t.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, counts }) => (
            <tr key={at.getTime()}>
              <th scope="row">{day(at)}</th>
              {counts.map(({ kind, count }) => (
                <td key={kind}>{t.count(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
