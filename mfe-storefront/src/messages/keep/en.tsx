import { english } from '@motohaat/domain/formats-en';

const { number, plural } = english;

export const messages = {
  seen: {
    title: 'Recently seen',
    note: 'With the prices of when you looked. Kept on this device until you sign out, and with your account.',
    clear: 'Forget these bikes',
  },
  saveSearch: 'Save this search',
  tray: {
    label: 'Bikes to compare',
    chosen: (count: number, most: number) => `${number(count)} of ${number(most)} to compare`,
    compare: 'Compare',
    /** Of one bike alone nothing can be compared. */
    oneMore: 'Choose one more bike to compare.',
    remove: (name: string) => `Do not compare ${name}`,
    clear: 'Clear',
  },
  compare: {
    title: 'Compare bikes',
    description:
      'Two to four used motorbikes side by side: price, year, kilometres, engine, papers and place.',
    lead: 'What is not the same for all of them is marked ≠.',
    loading: 'Loading the bikes',
    failed: 'The bikes could not be loaded.',
    few: 'Choose two to four bikes in a list, and compare them here.',
    search: 'Search for a bike',
    table: 'The bikes side by side',
    fact: 'Fact',
    differs: 'not the same',
    remove: 'Remove',
    sold: (name: string) => `${name} is sold.`,
    missing: (count: number) =>
      plural(count, {
        one: 'One of these bikes is not on the market any more.',
        other: `${number(count)} of these bikes are not on the market any more.`,
      }),
    price: 'Price',
    district: 'Place',
    papers: 'Papers',
    papersStates: { complete: 'In order', incomplete: 'Not complete' },
    seller: 'Seller',
    verified: (name: string) => `${name} (e-mail verified)`,
    photos: 'Photos',
    photosOf: (count: number) => number(count),
    posted: 'On sale',
  },
};

export type Messages = typeof messages;
