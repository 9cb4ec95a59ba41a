import type { WishlistItem } from '@motohaat/contract/wishlist';
import type { ReactNode } from 'react';

export const messages = {
  wishes: {
    title: 'WishList',
    lead: 'The bikes that you keep an eye on.',
    loading: 'Loading your WishList',
    failed: 'Your WishList could not be loaded.',
    empty: 'Nothing is on your WishList yet.',
    was: (price: ReactNode) => <>was {price}</>,
    cheaper: 'Price down',
    soldBy: (seller: string) => `Sold by ${seller}`,
    /** In the place of a seller's name. */
    noName: 'No Name',
    book: 'Book',
    remove: 'Remove',
    removed: 'Removed From WishList',
    badges: {
      reserved: 'Reserved',
      sold: 'Sold',
      removed: 'Removed',
    } satisfies Record<Exclude<WishlistItem['status'], 'active'>, string>,
    sentences: {
      reserved: 'This bike is booked at the moment.',
      sold: 'This bike is sold.',
      removed: 'The seller took this bike off.',
    } satisfies Record<Exclude<WishlistItem['status'], 'active'>, string>,
  },
};

export type Messages = typeof messages;
