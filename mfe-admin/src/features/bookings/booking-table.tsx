import type { PaidBooking } from '@motohaat/contract/administration';
import { spokenTaka } from '@motohaat/domain/money';
import { dhakaDay } from '@motohaat/domain/time';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Email } from '@motohaat/ui/email';

import { Cell, Header, MenuCell, Table } from '../../ui/table.tsx';
import { BookingMenu } from './booking-menu.tsx';
import { stateWords } from './booking-words.ts';

import styles from './booking-table.module.css';

type BookingTableProps = { bookings: readonly PaidBooking[]; busy: boolean };

export function BookingTable({ bookings, busy }: BookingTableProps) {
  return (
    <Table
      label="Paid bookings"
      busy={busy}
      head={
        <>
          <Header label="Bike" />
          <Header label="Buyer" />
          <Header label="Seller" />
          <Header label="Amount" number />
          <Header label="Since" number />
          <Header label="Actions" hidden />
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow key={booking._id} booking={booking} />
      ))}
    </Table>
  );
}

function BookingRow({ booking }: { booking: PaidBooking }) {
  const { price, since } = booking;
  return (
    <tr>
      <th scope="row">
        <Bike booking={booking} />
      </th>
      <Cell label="Buyer">
        <Person person={booking.buyer} />
      </Cell>
      <Cell label="Seller">
        <Person person={booking.seller} />
      </Cell>
      <Cell label="Amount" number>
        <span className={styles.whole}>{spokenTaka(price)}</span>
      </Cell>
      <Cell label="Since" number>
        <time dateTime={since} className={styles.whole}>
          {dhakaDay(new Date(since))}
        </time>
        <Outlook booking={booking} />
      </Cell>
      <MenuCell>
        <BookingMenu booking={booking} />
      </MenuCell>
    </tr>
  );
}

function Bike({ booking }: { booking: PaidBooking }) {
  const { productName, picture, transactionId } = booking;
  const { badge, tone } = stateWords[booking.status];
  return (
    <div className={styles.bike}>
      <BikePicture className={styles.picture} src={picture?.card} alt={picture?.alt ?? ''} />
      <div className={styles.words}>
        <p>{productName}</p>
        <Badge tone={tone}>{badge}</Badge>
        {transactionId && (
          <p className={styles.quiet}>
            Transaction <code className={styles.code}>{transactionId}</code>
          </p>
        )}
      </div>
    </div>
  );
}

function Person({ person }: { person: PaidBooking['buyer'] }) {
  return (
    <>
      <p>{person.name || 'No Name'}</p>
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
  if (status !== 'paid') return null;
  if (completesAt === null) return <Badge tone="accent">Waits for you</Badge>;
  return (
    <p className={styles.quiet}>
      Completes by itself on{' '}
      <time dateTime={completesAt} className={styles.whole}>
        {dhakaDay(new Date(completesAt))}
      </time>
    </p>
  );
}
