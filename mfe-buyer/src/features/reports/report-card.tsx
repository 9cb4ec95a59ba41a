import type { MyReport } from '@motohaat/contract/administration';
import { longFormats } from '@motohaat/domain/long-formats';
import type { ReportStatus } from '@motohaat/domain/report';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './report-card.module.css';

const tones: Record<ReportStatus, BadgeTone> = {
  open: 'accent',
  triaged: 'accent',
  upheld: 'success',
  dismissed: 'neutral',
  withdrawn: 'neutral',
};

/** What was reported, why, and what became of it. */
export function ReportCard({ report }: { report: MyReport }) {
  const { _id, picture, reason, note, status, createdAt } = report;
  const { reports: t } = useMessages();
  const { day } = longFormats(useLanguage());
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
          <Link
            to={links.href('bike', { id: report.productId, slug: bikeSlug(report.productName) })}
          >
            {bikeName(report)}
          </Link>
        </h2>
        <p>
          <Badge tone={tones[status]}>{t.badges[status]}</Badge>
        </p>
        <p>{t.outcomes[status]}</p>
        <p className={styles.quiet}>
          {t.reasons[reason]} · <time dateTime={createdAt}>{day(new Date(createdAt))}</time>
        </p>
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
    </article>
  );
}
