// Its pages write numbers and dates in English.
import '@motohaat/domain/formats-en';
import '@motohaat/domain/long-formats-en';
import type { BookingStatus } from '@motohaat/domain/booking';
import type { ReactNode } from 'react';

export const messages = {
  sales: {
    title: 'Bookings',
    lead: 'Who has booked your bikes, the newest first.',
    loading: 'Loading the bookings',
    failed: 'The bookings could not be loaded.',
    empty: 'Nobody has booked a bike of yours yet.',
    toProducts: 'Go to My Products',
    bookedBy: (buyer: ReactNode, ago: ReactNode) => (
      <>
        Booked by {buyer} {ago}
      </>
    ),
    details: 'Details',
    /** In the place of a buyer's name. */
    noName: 'No Name',
    /** A number to call, in the digits of the language. */
    phone: (written: string) => written,
    noPhone: 'No phone number given',
    meetAt: (place: string) => `Meet at ${place}`,
    noPlace: 'No meeting place given',
    badges: {
      pending_payment: 'Not paid yet',
      paid: 'Paid',
      completed: 'Completed',
      disputed: 'Disputed',
      cancelled: 'Cancelled',
      expired: 'Expired',
      refund_pending: 'Refund on its way',
      refunded: 'Refunded',
    } satisfies Record<BookingStatus, string>,
    /** Of a booking whose fee is paid. */
    feePaid: {
      badge: 'Booking fee paid',
      sentence:
        'The buyer has paid the booking fee. Meet, take the rest, and hand over the bike with its papers.',
    },
    sentences: {
      pending_payment: 'The bike is held for this buyer. Keep it until they have paid.',
      paid: 'The buyer has paid. Meet, and hand over the bike with its papers.',
      completed: 'The bike is handed over.',
      disputed: 'Something is said to be wrong. The money waits until that is decided.',
      cancelled: 'This booking was cancelled.',
      expired: 'The buyer did not pay in time. Others can book the bike again.',
      refund_pending: 'The buyer gets the money back.',
      refunded: 'The buyer got the money back.',
    } satisfies Record<BookingStatus, string>,
    cancel: 'Cancel booking',
    cancelConsequence: (buyer: string) =>
      `${buyer} reads that you cancelled it. The bike goes back on sale.`,
    /** Who reads that, where there is no name. */
    theBuyer: 'The buyer',
  },
};

export type Messages = typeof messages;
