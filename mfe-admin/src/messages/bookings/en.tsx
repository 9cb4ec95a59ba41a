import type { MoneyStatus } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

const f = english;

/** Who pays whom how many taka for a bike. */
type Sale = { buyer: string; seller: string; price: number };

export const messages = {
  page: {
    title: 'Paid Bookings',
    lead: 'Bikes that are paid for, until they are handed over or the money is returned.',
  },
  list: {
    label: 'Paid bookings',
    loading: 'Loading bookings',
    failed: 'The bookings could not be loaded.',
    empty: 'No paid booking waits for its end.',
    noMatch: 'Nothing matches.',
    showAll: 'Show all paid bookings',
  },
  filters: { search: 'Search by bike, buyer or seller', state: 'State' },
  states: {
    paid: 'Paid',
    refund_pending: 'Refund on its way',
    disputed: 'Disputed',
    completed: 'Completed',
    refunded: 'Refunded',
  } satisfies Record<MoneyStatus, string>,
  columns: { bike: 'Bike', buyer: 'Buyer', seller: 'Seller', amount: 'Amount', since: 'Since' },
  transaction: (id: ReactNode) => <>Transaction {id}</>,
  waitsForYou: 'Waits for you',
  completesOn: (day: ReactNode) => <>Completes by itself on {day}</>,
  menu: (bike: string) => `Actions for the booking of ${bike}`,
  actions: {
    /** Said of both. */
    release: 'If a deletion waits for this booking, it goes on. This cannot be undone.',
    reasonHelp: 'The buyer and the seller read it, and it is kept in the audit log.',
    complete: {
      label: 'Complete',
      title: (bike: string) => `Complete the booking of ${bike}?`,
      consequence: ({ buyer, seller, price }: Sale) =>
        `${buyer} has paid ${f.taka(price)} and got the bike from ${seller}: it counts as sold, and the money is not returned.`,
      done: (bike: string) => `The booking of ${bike} is completed.`,
    },
    refund: {
      label: 'Refund',
      title: (bike: string) => `Refund the booking of ${bike}?`,
      consequence: ({ buyer, seller, price }: Sale) =>
        `${buyer} gets ${f.taka(price)} back to the card. Once the money is back, the bike of ${seller} is for sale again, unless it was taken off the market.`,
      done: (bike: string) => `The money for ${bike} is returned.`,
      underway: (bike: string) =>
        `The refund for ${bike} is on its way. Until it is done, it is tried again every five minutes.`,
    },
  },
};

export type Messages = typeof messages;
