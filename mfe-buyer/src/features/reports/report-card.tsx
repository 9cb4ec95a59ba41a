import type { MyReport } from '@motohaat/contract/administration';
import { reportReasonLabels, type ReportStatus } from '@motohaat/domain/report';
import { dhakaDay } from '@motohaat/domain/time';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';

import styles from './report-card.module.css';

const states: Record<ReportStatus, { badge: string; tone: BadgeTone }> = {
  open: { badge: 'Being looked into', tone: 'accent' },
  triaged: { badge: 'Being looked into', tone: 'accent' },
  upheld: { badge: 'Bike removed', tone: 'success' },
  dismissed: { badge: 'Closed', tone: 'neutral' },
  withdrawn: { badge: 'Taken back', tone: 'neutral' },
};

/** What was reported, why, and what became of it. */
export function ReportCard({ report }: { report: MyReport }) {
  const { _id, picture, productName, reason, note, status, outcome, createdAt } = report;
  const { badge, tone } = states[status];
  return (
    <article className={styles.card} aria-labelledby={`report-${_id}`}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.card}
          alt={picture.alt}
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h2 id={`report-${_id}`} className={styles.name}>
          {productName}
        </h2>
        <p>
          <Badge tone={tone}>{badge}</Badge>
        </p>
        <p>{outcome}</p>
        <p className={styles.quiet}>
          {reportReasonLabels[reason]} ·{' '}
          <time dateTime={createdAt}>{dhakaDay(new Date(createdAt))}</time>
        </p>
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
    </article>
  );
}
