import type { PriceSense } from '@motohaat/contract/bike-facts';
import type { RoughTime } from '@motohaat/domain/answer-time';
import type { Colour, Registration } from '@motohaat/domain/bike-facts';
import { english } from '@motohaat/domain/formats-en';
import { kilometres, years } from '@motohaat/domain/in-words';
import { longEnglish } from '@motohaat/domain/long-formats-en';

const { number, plural, taka } = english;
const { day, list } = longEnglish;

const bikes = (count: number) =>
  `${number(count)} ${plural(count, { one: 'bike', other: 'bikes' })}`;

export const messages = {
  head: {
    /** Of a share preview and of search engines: what it is, and what is asked for it. */
    title: (name: string, price: number) => `${name} for ${taka(price)}`,
    description: (facts: readonly string[], place: string) =>
      `Used bike in ${place}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Photos, papers, price history and similar bikes on MotoHaat.`,
    picture: (name: string) => `${name}, as its seller shows it`,
  },
  loading: 'Loading the bike',
  withoutScript:
    'All of this bike can be read here. To book it, to put it on your WishList or to see its photos full screen you need JavaScript.',
  way: 'Breadcrumbs',
  photos: {
    label: 'Photos',
    count: (place: number, all: number) => `${number(place)} / ${number(all)}`,
    show: (place: number) => `Photo ${number(place)}`,
  },
  price: {
    lowered: (price: number, on: string) => `was ${taka(price)}, lowered on ${day(new Date(on))}`,
    raised: (price: number, on: string) => `was ${taka(price)}, raised on ${day(new Date(on))}`,
    history: 'Price history',
    until: (price: number, until: string) => `${taka(price)} until ${day(new Date(until))}`,
    title: 'Is the price fair?',
    levels: {
      low: 'Low',
      fair: 'Fair',
      high: 'High',
    } satisfies Record<PriceSense['level'], string>,
    sense: {
      low: 'Less than most ask for such bikes.',
      fair: 'In the middle of what such bikes cost.',
      high: 'More than most ask for such bikes.',
    } satisfies Record<PriceSense['level'], string>,
    figures: ({ median, from, to, bikes: count }: PriceSense) =>
      `Half of ${bikes(count)} like it cost ${taka(from)} to ${taka(to)}, the one in the middle ${taka(median)}.`,
    unknown: 'Not enough bikes to say whether this price is low, fair or high.',
    suspicious:
      'This is far below what such bikes cost. See the bike and its papers before you pay anything.',
  },
  actions: {
    signIn: 'Sign in to book',
    ask: 'Ask the seller',
    admin: 'Admins do not book bikes.',
  },
  facts: {
    title: 'Facts',
    notStated: 'not stated',
    brand: 'Brand',
    model: 'Model',
    year: 'Year',
    yearOf: (year: number) => String(year),
    cc: 'Engine',
    ccOf: (cc: number) => `${number(cc)} cc`,
    km: 'Kilometres',
    kmOf: kilometres,
    colour: 'Colour',
    colours: {
      black: 'Black',
      white: 'White',
      grey: 'Grey',
      silver: 'Silver',
      red: 'Red',
      maroon: 'Maroon',
      orange: 'Orange',
      yellow: 'Yellow',
      gold: 'Gold',
      green: 'Green',
      blue: 'Blue',
      purple: 'Purple',
      brown: 'Brown',
      other: 'Another',
    } satisfies Record<Colour, string>,
    owners: 'Owners so far',
    ownersOf: (count: number) => number(count),
    condition: 'Condition',
    used: 'Used',
    warranty: 'Warranty',
    yearsOf: years,
    registration: 'Registration',
    registrations: {
      unregistered: 'Not registered',
      applied: 'Applied for',
      registered: 'Registered',
    } satisfies Record<Registration, string>,
    registered: (zone: string | null, year: number | null) =>
      ['Registered', zone, year].filter((part) => part !== null).join(', '),
    bought: 'Buying Price',
  },
  papers: {
    title: 'Papers',
    complete: 'All papers that a transfer needs are there.',
    missing: (names: readonly string[]) => `Missing or not in order: ${list(names)}.`,
    open: (names: readonly string[]) => `Ask about: ${list(names)}.`,
    unknown: 'The seller has said nothing of the papers. Ask for them before you meet.',
    yes: 'Yes',
    no: 'No',
    names: {
      certificate: 'Registration certificate',
      taxToken: 'Tax token',
      digitalPlate: 'Digital number plate',
      smartCard: 'Smart card',
      insurance: 'Insurance',
      sellerSigns: 'Seller signs the transfer',
    },
    holders: {
      seller: 'In the seller’s name',
      other: 'In somebody else’s name',
      none: 'There is none',
    },
    paidUntil: (until: string) => `Paid until ${day(new Date(until))}`,
    ranOut: (until: string) => `Ran out on ${day(new Date(until))}`,
    states: { fine: 'In order', lacking: 'Missing', open: 'Not stated' },
  },
  description: 'Description',
  seller: {
    title: 'Seller',
    since: (at: string) => `Member since ${day(new Date(at))}`,
    verified: 'E-mail verified',
    notVerified: 'E-mail not verified',
    bikes: (count: number) => `${bikes(count)} for sale`,
    all: (name: string) => `All bikes of ${name}`,
    pageTitle: (name: string) => `Bikes of ${name}`,
    pageDescription: (name: string, count: number) =>
      `${name} sells ${bikes(count)} on MotoHaat: photos, asking prices in taka, papers and the place of each.`,
    none: 'Nothing for sale at the moment.',
    first: 'Back to the first bikes',
    loading: 'Loading the seller’s bikes',
    handOvers: (count: number, isMore: boolean) =>
      `${bikes(count)}${isMore ? ' or more' : ''} handed over`,
    answers: ({ unit, count }: RoughTime) =>
      `Usually answers within ${number(count)} ${
        unit === 'hours'
          ? plural(count, { one: 'hour', other: 'hours' })
          : plural(count, { one: 'day', other: 'days' })
      }`,
    rated: (stars: number) => `Rated ${number(stars)} of 5`,
    reviewsOf: (count: number) =>
      plural(count, { one: '1 review', other: `${number(count)} reviews` }),
    reviews: 'What buyers say',
    reviewsLoading: 'Loading the reviews',
    noReviews: 'No buyer has written a review yet.',
    former: 'A former member',
    about: (bike: string, age: string) => `${bike}, ${age}`,
    answer: (name: string) => `${name} answered`,
    bikesTitle: 'For sale',
  },
  place: {
    title: 'Place',
    map: (district: string) => `Map of Bangladesh with ${district} marked`,
    meet: 'The seller names the exact place when your booking stands.',
  },
  safety: {
    title: 'Stay safe',
    list: [
      'Meet by daylight in a busy place, and bring somebody along.',
      'See the bike, the engine and chassis numbers and the papers before you pay.',
      'Send no money ahead. Who asks for it by bKash or a link is not selling a bike.',
      'Sign the transfer together at BRTA, and keep copies of both identity cards.',
    ],
  },
  similar: 'Similar bikes',
  more: 'More to choose from',
  share: {
    title: 'Share this bike',
    share: 'Share',
    whatsApp: 'WhatsApp',
    messenger: 'Messenger',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Copy it from the address bar.',
    text: (name: string, price: number, place: string) => `${name}, ${taka(price)}, ${place}`,
  },
  sold: {
    title: (name: string) => `Sold: ${name}`,
    others: 'These are like it, and still for sale.',
    home: 'See all bikes',
  },
};

export type Messages = typeof messages;
