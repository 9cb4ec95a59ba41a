import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

const { taka } = english;

export const messages = {
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
