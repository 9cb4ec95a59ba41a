import { years } from '@motohaat/domain/in-words';
import type { ReactNode } from 'react';

export const messages = {
  head: {
    title: (name: string) => `${name}: used bikes`,
    description: (name: string) =>
      `${name}: used bikes for sale across Bangladesh, each with its asking price in taka, its condition, its age and the place where it stands.`,
  },
  bikes: 'Bikes',
  categories: 'Categories',
  filterAndSort: 'Filter and sort',
  withoutScript:
    'What is for sale can be read here. To book a bike, to put it on your WishList, to report it or to see its photos full screen you need JavaScript.',
  gone: 'That bike is no longer on the list. Here is what is.',
  first: 'Back to the first bikes',
  loading: 'Loading the bikes',
  card: {
    reserved: 'Reserved',
    askingPrice: 'Asking Price',
    buyingPrice: 'Buying Price',
    used: 'Used',
    warranty: 'Warranty',
    condition: 'Condition',
    /** A dash where it is not known (ruling S3.6). */
    years: (count: number | null) => (count === null ? '–' : years(count)),
    seller: (name: ReactNode) => <>Seller {name}</>,
    more: 'more',
    less: 'less',
  },
};

export type Messages = typeof messages;
