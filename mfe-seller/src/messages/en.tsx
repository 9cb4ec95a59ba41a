// The pages write numbers and dates in English.
import '@motohaat/domain/long-formats-en';
import type { BookingStatus } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { PriceWarning } from '@motohaat/domain/price';
import type { RefusalReason } from '@motohaat/domain/review';
import type { ReactNode } from 'react';

const { taka } = english;

export const messages = {
  products: {
    title: 'My Products',
    lead: 'The bikes that you sell, the newest first.',
    add: 'Add Product',
    addFirst: 'Add your first bike',
    loading: 'Loading your products',
    failed: 'Your products could not be loaded.',
    empty: 'You have not listed a bike yet.',
    advertised: 'Advertised',
    shownUntil: (day: ReactNode) => <>On the home page until {day}</>,
    bookings: (count: number) => {
      if (count === 0) return 'No bookings yet';
      return count === 1 ? '1 booking' : `${count} bookings`;
    },
    badges: {
      draft: 'Draft',
      pending_review: 'In review',
      active: 'For sale',
      reserved: 'Reserved',
      sold: 'Sold',
      hidden: 'Hidden',
      archived: 'Removed',
    } satisfies Record<ListingStatus, string>,
    runsUntil: (day: ReactNode) => <>For sale until {day}</>,
    daysLeft: (days: number) => {
      if (days === 0) return 'Ends today';
      return days === 1 ? '1 day left' : `${days} days left`;
    },
    /** What a state means for the seller; of the other states the badge says all. */
    sentences: {
      draft: 'Nobody but you sees this bike.',
      pending_review: 'We look at it first. Then everybody sees it.',
      reserved: 'Somebody has booked this bike.',
      hidden: 'Buyers reported this bike, so nobody sees it. Contact support.',
    } satisfies Partial<Record<ListingStatus, string>>,
    expired: 'Its 60 days are over. Publish it to sell it again.',
    refused: 'We gave this bike back to you. Mend it, and publish it again.',
    refusals: {
      price: 'The price cannot be right.',
      contact:
        'A phone number or a link stands in the text. Buyers get your number when they book.',
      photos: 'The photos do not show this bike.',
      description: 'The description is wrong or unfit.',
      duplicate: 'You have listed this bike already.',
      no_bike: 'This is not a motorbike.',
      stolen: 'We need to know whose bike this is. Contact support.',
    } satisfies Record<RefusalReason, string>,
    renew: 'Renew',
    publish: 'Publish',
    renewed: (bike: string) => `${bike} is for sale for 60 days from now.`,
    submitted: (bike: string) => `We look at ${bike} first. Then everybody sees it.`,
    advertRests: 'Somebody has booked this bike, so its advert is not shown for now.',
    soldElsewhere: 'You sold it elsewhere.',
    priceWarnings: {
      above_original: 'The asking price is higher than the buying price. Check both.',
      far_below_original: 'The asking price is less than a tenth of the buying price. Check both.',
    } satisfies Record<PriceWarning, string>,
    advertise: 'Advertise Item',
    deleteAdvert: 'Delete advert',
    edit: 'Edit',
    delete: 'Delete',
    markSold: 'Mark as sold',
    markSoldTitle: (bike: string) => `Mark ${bike} as sold?`,
    markSoldNote: 'For a bike that you sold outside of MotoHaat. Nobody can book it any more.',
  },
  drafts: {
    title: 'Not finished yet',
    failed: 'Your unfinished listings could not be loaded.',
    unnamed: 'Bike without a name',
    saved: (day: string) => `Saved on ${day}`,
    goOn: 'Go on',
    goOnWith: (bike: string) => `Go on with ${bike}`,
    delete: 'Delete',
    deleteOne: (bike: string) => `Delete the draft of ${bike}`,
    deleteTitle: (bike: string) => `Delete the draft of ${bike}?`,
    deleteNote: 'What you wrote and its photos are gone then.',
    deleted: 'The draft is deleted.',
  },
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
  /** What waits for the seller. */
  home: {
    booked: 'Talk to the buyer',
    bookedAbout: (bike: string) => `${bike} is booked and not paid yet.`,
    unread: (count: number) => (count === 1 ? 'Read a new message' : `Read ${count} new messages`),
    from: (name: string, bike: string) => `From ${name}, about ${bike}.`,
    paid: 'Hand the bike over',
    paidAbout: (bike: string) => `${bike} is paid.`,
    feePaidAbout: (bike: string, rest: number) =>
      `The fee for ${bike} is paid. Take the rest: ${taka(rest)}.`,
    disputed: 'Say how it was',
    disputedAbout: (bike: string) => `Something is said to be wrong with ${bike}.`,
    offer: 'Answer an offer',
    offerAbout: (name: string, price: ReactNode, bike: string): ReactNode => (
      <>
        {name} would give {price} for {bike}.
      </>
    ),
  },
};

export type Messages = typeof messages;
