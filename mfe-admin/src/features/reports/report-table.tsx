import type { ReportedItem } from '@motohaat/contract/wishlist';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { publicStatuses } from '@motohaat/domain/listing';
import { reportReasonLabels } from '@motohaat/domain/report';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { Cell, Header, MenuCell, Table } from '../../ui/table.tsx';
import { ReportMenu } from './report-menu.tsx';
import { listingWords, outcomeWords } from './report-words.ts';

import styles from './report-table.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' });

type ReportTableProps = {
  reports: readonly ReportedItem[];
  busy: boolean;
  onOnlyBike: (productId: string) => void;
};

export function ReportTable({ reports, busy, onOnlyBike }: ReportTableProps) {
  return (
    <Table
      label="Reports"
      busy={busy}
      head={
        <>
          <Header label="Bike" />
          {/* The reporter's address (specification, section 2; ruling S2.23). */}
          <Header label="Buyer" />
          <Header label="Reason" />
          <Header label="Open reports" number />
          <Header label="Reported" number />
          <Header label="Actions" hidden />
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
  const { productName, count, note, createdAt, closedAt } = report;
  const outcome = outcomeWords[report.status];
  return (
    <tr>
      <th scope="row">
        <Bike report={report} />
      </th>
      <Cell label="Buyer">{report.email ? <Email address={report.email} /> : 'No Email'}</Cell>
      <Cell label="Reason">
        <p>{reportReasonLabels[report.reason]}</p>
        {note && <p className={styles.note}>{note}</p>}
        {outcome && <Badge tone={outcome.tone}>{outcome.badge}</Badge>}
      </Cell>
      <Cell label="Open reports" number>
        {count > 1 ? (
          <button
            type="button"
            className={styles.count}
            aria-label={`${count} open reports on ${productName}: show only these`}
            onClick={() => onOnlyBike(report.productId)}
          >
            {count}
          </button>
        ) : (
          count
        )}
      </Cell>
      <Cell label={closedAt ? 'Closed' : 'Reported'} number>
        <time dateTime={closedAt ?? createdAt} className={styles.day}>
          {day.format(new Date(closedAt ?? createdAt))}
        </time>
      </Cell>
      <MenuCell>
        <ReportMenu report={report} />
      </MenuCell>
    </tr>
  );
}

function Bike({ report }: { report: ReportedItem }) {
  const { productId, productName, picture, category_id: categoryId, productStatus } = report;
  const isPublic = publicStatuses.some((status) => status === productStatus);
  const state = listingWords[productStatus];
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
        {isPublic ? (
          <Link to={`${links.href('category', { id: categoryId })}#${bikeAnchor(productId)}`}>
            {productName}
          </Link>
        ) : (
          productName
        )}
        <p className={styles.details}>
          <Price taka={report.price} /> · {report.sellerName || 'No Name'}
        </p>
        <p className={styles.badges}>
          {state && <Badge tone={state.tone}>{state.badge}</Badge>}
          {report.sellerStatus === 'suspended' && <Badge tone="danger">Seller suspended</Badge>}
        </p>
      </div>
    </div>
  );
}
