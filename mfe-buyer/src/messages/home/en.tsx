import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

const { number, plural, taka } = english;

export const messages = {
  /** What waits for the buyer. */
  home: {
    own: 'Your own orders',
    pay: (hours: number) => (hours < 1 ? 'Pay within the hour' : `Pay within ${number(hours)} h`),
    keeps: (bike: string) => `${bike} is kept for you until then.`,
    meet: 'Meet the seller and take the bike',
    paid: (bike: string) => `${bike} is paid.`,
    feePaid: (bike: string, rest: number) =>
      `The fee for ${bike} is paid. You pay ${taka(rest)} by hand.`,
    offer: 'Answer the seller’s price',
    offerAbout: (name: string, price: ReactNode, bike: string): ReactNode => (
      <>
        {name} would give you {bike} for {price}.
      </>
    ),
    book: (hours: number) =>
      hours < 1 ? 'Book within the hour' : `Book within ${number(hours)} h`,
    agreed: (bike: string, price: ReactNode): ReactNode => (
      <>
        You have agreed on {price} for {bike}.
      </>
    ),
    unread: (count: number) =>
      `Read ${number(count)} new ${plural(count, { one: 'message', other: 'messages' })}`,
    from: (name: string, bike: string) => `From ${name}, about ${bike}.`,
    looked: 'See what is new',
    newBikes: (search: string, count: number) =>
      `${search}: ${number(count)} ${plural(count, { one: 'new bike', other: 'new bikes' })}.`,
  },
};

export type Messages = typeof messages;
