import type { ReportedItem } from '@motohaat/contract/wishlist';
import { formats } from '@motohaat/domain/formats';
import { hasPage } from '@motohaat/domain/listing';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { Cell, Header, MenuCell, Table } from '../../ui/table.tsx';
import { hasEnded, isMarked, listingTones, outcomeTones } from './report-badges.ts';
import { ReportMenu } from './report-menu.tsx';

import styles from './report-table.module.css';

type ReportTableProps = {
  reports: readonly ReportedItem[];
  busy: boolean;
  onOnlyBike: (productId: string) => void;
};

export function ReportTable({ reports, busy, onOnlyBike }: ReportTableProps) {
  const { reports: t, common } = useMessages();
  return (
    <Table
      label={t.list.label}
      busy={busy}
      head={
        <>
          <Header label={t.columns.bike} />
          {/* The reporter's address (specification, section 2; ruling S2.23). */}
          <Header label={t.columns.buyer} />
          <Header label={t.columns.reason} />
          <Header label={t.columns.count} number />
          <Header label={t.columns.reported} number />
          <Header label={common.actions} hidden />
        </>
      }
    >
      {reports.map((report) => (
        <ReportRow key={report._id} report={report} onOnlyBike={onOnlyBike} />
      ))}
    </Table>
  );
}

type ReportRowProps = { report: ReportedItem } & Pick<ReportTableProps, 'onOnlyBike'>;

function ReportRow({ report, onOnlyBike }: ReportRowProps) {
  const { reports: t } = useMessages();
  const f = formats(useLanguage());
  const { day } = longFormats(useLanguage());
  const { count, note, status, createdAt, closedAt } = report;
  return (
    <tr>
      <th scope="row">
        <Bike report={report} />
      </th>
      <Cell label={t.columns.buyer}>
        {report.email ? <Email address={report.email} /> : t.noEmail}
      </Cell>
      <Cell label={t.columns.reason}>
        <p>{t.reasons[report.reason]}</p>
        {note && <p className={styles.note}>{note}</p>}
        {hasEnded(status) && <Badge tone={outcomeTones[status]}>{t.outcomes[status]}</Badge>}
      </Cell>
      <Cell label={t.columns.count} number>
        {count > 1 ? (
          <button
            type="button"
            className={styles.count}
            aria-label={t.onlyThese(count, bikeName(report))}
            onClick={() => onOnlyBike(report.productId)}
          >
            {f.number(count)}
          </button>
        ) : (
          f.number(count)
        )}
      </Cell>
      <Cell label={closedAt ? t.columns.closed : t.columns.reported} number>
        <time dateTime={closedAt ?? createdAt} className={styles.day}>
          {day(new Date(closedAt ?? createdAt))}
        </time>
      </Cell>
      <MenuCell>
        <ReportMenu report={report} />
      </MenuCell>
    </tr>
  );
}

function Bike({ report }: { report: ReportedItem }) {
  const { reports: t, common } = useMessages();
  const { productId, picture, productStatus } = report;
  const name = bikeName(report);
  return (
    <div className={styles.bike}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.card}
          alt={picture.alt}
          width={72}
          height={54}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        {hasPage(productStatus) ? (
          <Link to={links.href('bike', { id: productId, slug: bikeSlug(report.productName) })}>
            {name}
          </Link>
        ) : (
          name
        )}
        <p className={styles.details}>
          <Price taka={report.price} /> · {report.sellerName || common.noName}
        </p>
        <p className={styles.badges}>
          {isMarked(productStatus) && (
            <Badge tone={listingTones[productStatus]}>{t.listings[productStatus]}</Badge>
          )}
          {report.sellerStatus === 'suspended' && <Badge tone="danger">{t.sellerSuspended}</Badge>}
        </p>
      </div>
    </div>
  );
}
