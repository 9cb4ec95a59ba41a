import type { PaidBooking } from '@motohaat/contract/administration';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Email } from '@motohaat/ui/email';
import { FeeParts } from '@motohaat/ui/fee-parts';
import { Price } from '@motohaat/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { Cell, Header, Table } from '../../ui/table.tsx';
import { stateTones } from './booking-badges.ts';

import styles from './booking-table.module.css';

type BookingTableProps = {
  bookings: readonly PaidBooking[];
  busy: boolean;
  /** The cell of what can be done with a booking. */
  renderActionCell: (booking: PaidBooking) => ReactNode;
};

export function BookingTable({ bookings, busy, renderActionCell }: BookingTableProps) {
  const { bookings: t, common } = useMessages();
  return (
    <Table
      label={t.list.label}
      busy={busy}
      head={
        <>
          <Header label={t.columns.bike} />
          <Header label={t.columns.buyer} />
          <Header label={t.columns.seller} />
          <Header label={t.columns.amount} number />
          <Header label={t.columns.since} number />
          <Header label={common.actions} hidden />
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow key={booking._id} booking={booking} action={renderActionCell(booking)} />
      ))}
    </Table>
  );
}

function BookingRow({ booking, action }: { booking: PaidBooking; action: ReactNode }) {
  const { columns } = useMessages().bookings;
  const { day } = longFormats(useLanguage());
  const { price, since } = booking;
  return (
    <tr>
      <th scope="row">
        <Bike booking={booking} />
      </th>
      <Cell label={columns.buyer}>
        <Person person={booking.buyer} />
      </Cell>
      <Cell label={columns.seller}>
        <Person person={booking.seller} />
      </Cell>
      <Cell label={columns.amount} number>
        <span className={styles.whole}>
          <Price taka={price} />
        </span>
        <FeeParts price={price} fee={booking.fee} />
      </Cell>
      <Cell label={columns.since} number>
        <time dateTime={since} className={styles.whole}>
          {day(new Date(since))}
        </time>
        <Outlook booking={booking} />
      </Cell>
      {action}
    </tr>
  );
}

function Bike({ booking }: { booking: PaidBooking }) {
  const { bookings: t } = useMessages();
  const { picture, transactionId, status } = booking;
  return (
    <div className={styles.bike}>
      <BikePicture className={styles.picture} src={picture?.card} alt={picture?.alt ?? ''} />
      <div className={styles.words}>
        <p>
          <Link
            to={links.href('bike', { id: booking.productId, slug: bikeSlug(booking.productName) })}
          >
            {bikeName(booking)}
          </Link>
        </p>
        <Badge tone={stateTones[status]}>{t.states[status]}</Badge>
        {transactionId && (
          <p className={styles.quiet}>
            {t.transaction(<code className={styles.code}>{transactionId}</code>)}
          </p>
        )}
      </div>
    </div>
  );
}

function Person({ person }: { person: PaidBooking['buyer'] }) {
  const { common } = useMessages();
  return (
    <>
      <p>{person.name || common.noName}</p>
      {person.email && (
        <p className={styles.quiet}>
          <Email address={person.email} />
        </p>
      )}
    </>
  );
}

/** What becomes of a paid booking if the admin does nothing. */
function Outlook({ booking: { status, completesAt } }: { booking: PaidBooking }) {
  const { bookings: t } = useMessages();
  const { day } = longFormats(useLanguage());
  if (status !== 'paid') return null;
  if (completesAt === null) return <Badge tone="accent">{t.waitsForYou}</Badge>;
  return (
    <p className={styles.quiet}>
      {t.completesOn(
        <time dateTime={completesAt} className={styles.whole}>
          {day(new Date(completesAt))}
        </time>,
      )}
    </p>
  );
}
