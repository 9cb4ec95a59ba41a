// The pages write numbers in English.
import '@motohaat/domain/formats-en';

export const messages = {
  head: {
    title: 'Used bikes in Bangladesh',
    description:
      'Buy and sell used motorbikes across Bangladesh: real prices in taka, condition and place at a glance.',
  },
  hero: {
    tagline: 'Best buy and sell service for used bikes',
    title: 'Let us find your Favorite Bike',
    lead: 'Buy your dream bike and sell if you need to',
    buyNow: 'Buy Now',
    seeReviews: 'See Reviews',
    picture: 'Orange café racer, right side',
    search: 'Search',
    what: 'What bike?',
    whatHelp: 'Such as Pulsar 150',
    where: 'Where?',
    whereHelp: 'All districts',
    budget: 'Budget?',
    anyBudget: 'Any',
    upTo: (taka: string) => `Up to ${taka}`,
  },
  adverts: {
    title: 'Advertised items',
    lead: 'Bikes that their sellers put forward right now.',
    loading: 'Loading the advertised items',
    none: 'No Advertised Items.',
  },
  categories: {
    title: 'Popular Products',
    lead: 'Three kinds of bikes, each with its own list.',
    loading: 'Loading the categories',
    none: 'No categories yet.',
    text: 'Buy your dream bike in a reasonable price and sell if you need to',
    see: 'See Similar Products',
    seeOf: (name: string) => `See Similar Products: ${name}`,
  },
  reviews: {
    title: 'Top Reviews',
    lead: 'Illustrative reviews',
  },
  latest: {
    title: 'Latest bikes',
    lead: 'Fresh on the market.',
    loading: 'Loading the latest bikes',
  },
  /** Names this page in the way to other pages. */
  home: 'Home',
  bikes: {
    none: 'No bikes here yet.',
    posted: (ago: string) => `Posted ${ago}`,
  },
  /** The market's categories as the server names them, which speaks English. */
  category: {
    name: (_id: string, name: string) => name,
    picture: (_id: string, alt: string) => alt,
  },
  photo: {
    none: 'No photo',
    view: (alt: string) => `View photo: ${alt}`,
    failed: 'The photo could not be opened. Try again.',
  },
};

export type Messages = typeof messages;
