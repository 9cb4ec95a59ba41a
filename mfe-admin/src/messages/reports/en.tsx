import { english } from '@motohaat/domain/formats-en';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { ReportReason, ReportStatus } from '@motohaat/domain/report';

const f = english;

export const messages = {
  page: { title: 'Reported Items', lead: 'Bikes that buyers found something wrong with.' },
  list: {
    label: 'Reports',
    loading: 'Loading reports',
    failed: 'The reports could not be loaded.',
    empty: 'No report is waiting for you.',
    noMatch: 'Nothing matches.',
    showAll: 'Show all open reports',
  },
  filters: {
    state: 'Reports',
    states: { open: 'Waiting for you', closed: 'Closed' },
    reason: 'Reason',
    onlyBike: 'Only one bike is shown.',
    allBikes: 'Show all bikes',
  },
  columns: {
    bike: 'Bike',
    buyer: 'Buyer',
    reason: 'Reason',
    count: 'Open reports',
    reported: 'Reported',
    closed: 'Closed',
  },
  reasons: {
    fraud: 'It looks like a fraud',
    stolen: 'The bike may be stolen',
    wrong_details: 'The details or pictures are wrong',
    already_sold: 'It is already sold',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  /** Of a bike that is not simply for sale. */
  listings: {
    reserved: 'Reserved',
    sold: 'Sold',
    hidden: 'Hidden',
    archived: 'Removed',
  } satisfies Partial<Record<ListingStatus, string>>,
  /** How a closed report ended. */
  outcomes: {
    upheld: 'Upheld',
    dismissed: 'Dismissed',
    withdrawn: 'Withdrawn',
  } satisfies Partial<Record<ReportStatus, string>>,
  sellerSuspended: 'Seller suspended',
  noEmail: 'No Email',
  onlyThese: (count: number, bike: string) =>
    `${f.number(count)} open reports on ${bike}: show only these`,
  menu: (bike: string) => `Actions for the report on ${bike}`,
  sellerReads: 'The seller reads it, and it is kept in the audit log.',
  actions: {
    close: {
      label: 'Close this report',
      title: (bike: string) => `Close the report on ${bike}?`,
      consequence:
        'The bike stays as it is, and the buyer reads that you looked into it. You can open the report again later, under Closed.',
      confirm: 'Close report',
      /** The specification's sentence (section 7). */
      done: 'Deleted successfully',
    },
    reopen: {
      label: 'Open this report again',
      title: (bike: string) => `Open the report on ${bike} again?`,
      consequence:
        'It waits for you as before, and the buyer reads that you are looking into it. With two others it can hide the bike.',
      confirm: 'Open report',
      done: 'The report is open again.',
    },
    dismissAll: {
      label: (count: number) => `Dismiss all ${f.number(count)} reports`,
      title: (bike: string) => `Dismiss all reports on ${bike}?`,
      consequence: (count: number) =>
        `All ${f.number(count)} open reports are closed. If they had hidden the bike, it is back on the market.`,
      confirm: 'Dismiss all',
      done: (count: number) =>
        f.plural(count, {
          one: '1 report is closed.',
          other: `${f.number(count)} reports are closed.`,
        }),
    },
    remove: {
      label: 'Remove the listing',
      title: (bike: string) => `Remove ${bike}?`,
      consequence:
        'The bike leaves the market, its reports count as right, and an unpaid booking is cancelled. Three removed bikes suspend a seller. You can restore it later.',
      confirm: 'Remove listing',
      done: (bike: string) => `${bike} is removed.`,
      /** Said after what was done. */
      lastStrike: 'This was the seller’s third: they are suspended.',
    },
    restore: {
      label: 'Restore the listing',
      title: (bike: string) => `Restore ${bike}?`,
      consequence: 'The bike is back on the market, and its reports count as dismissed.',
      confirm: 'Restore listing',
      done: (bike: string) => `${bike} is restored.`,
    },
    suspend: {
      label: 'Suspend the seller',
      /** @param seller their name, which may be empty */
      title: (seller: string) => `Suspend ${seller || 'the seller'}?`,
      consequence:
        'All sessions end at once, the seller’s bikes leave the market, and unpaid bookings are cancelled. You can reinstate the seller later.',
      confirm: 'Suspend seller',
      done: (seller: string) => `${seller || 'The seller'} is suspended.`,
    },
    reinstate: {
      label: 'Reinstate the seller',
      title: (seller: string) => `Reinstate ${seller || 'the seller'}?`,
      consequence: 'The seller can sign in again, and their bikes are back on the market.',
      confirm: 'Reinstate seller',
      done: (seller: string) => `${seller || 'The seller'} can sign in again.`,
    },
  },
};

export type Messages = typeof messages;
