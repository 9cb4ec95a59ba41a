// Its pages write numbers and dates in English.
import '@motohaat/domain/formats-en';
import '@motohaat/domain/long-formats-en';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { PriceWarning } from '@motohaat/domain/price';
import type { RefusalReason } from '@motohaat/domain/review';
import type { ReactNode } from 'react';

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
    editYours: 'Edit your bike',
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
};

export type Messages = typeof messages;
