import type { ReactNode } from 'react';

export const messages = {
  head: {
    title: 'Used bikes in Bangladesh',
    description:
      'Buy and sell used motorbikes across Bangladesh: real prices in taka, condition and place at a glance.',
  },
  welcome: {
    label: 'Where you were',
    ready: 'Your account is ready.',
    continueTo: {
      bikes: 'Continue to the bikes you were looking at',
      dashboard: 'Continue to your dashboard',
      elsewhere: 'Continue to where you were',
    },
    dismiss: 'Dismiss',
  },
  hero: {
    tagline: 'Best buy and sell service for used bikes',
    title: 'Let us find your Favorite Bike',
    lead: 'Buy your dream bike and sell if you need to',
    buyNow: 'Buy Now',
    seeReviews: 'See Reviews',
    picture: 'Orange café racer, right side',
  },
  promo: {
    offer: 'Up to 35% off plus free shipping',
    code: (code: ReactNode) => <>Promo code {code}</>,
    shopNow: 'Shop Now',
    terms: 'Terms',
    termsText: (code: string) =>
      `Offers differ from bike to bike and are agreed with the seller. The code ${code} is not entered anywhere on this site, and it never changes the price that a seller asks.`,
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
  figures: {
    label: 'Display figures',
    names: {
      orders: 'Orders',
      newCustomers: 'New customers',
      growth: 'Growth',
      bounceRate: 'Bounce rate',
    },
  },
  reviews: {
    title: 'Top Reviews',
    lead: 'Illustrative reviews',
    label: 'Reviews',
    rated: (rating: string) => `Rated ${rating} of 5`,
    carousel: 'carousel',
    pause: 'Pause',
    play: 'Play',
    goTo: (place: number) => `Go to review ${place}`,
    /** Which review it is, of how many. */
    place: (place: number, all: number) => `${place} / ${all}`,
    list: [
      {
        name: 'Nusrat',
        age: '2 days ago',
        text: 'Selling my scooter cost me far less here than the big auction site asks for. What I named as my price is very nearly what reached me.',
      },
      {
        name: 'Tanvir',
        age: '5 days ago',
        text: 'A buyer offered to pay double through a strange link. I reported it, somebody looked into it the same day, and my bike went to an honest rider.',
      },
      {
        name: 'Farhana',
        age: '1 week ago',
        text: 'I had never bought a bike before and asked the team five questions about the papers. Five clear answers, no hurry, no jargon.',
      },
      {
        name: 'Sabbir',
        age: '2 weeks ago',
        text: 'We met at a police box in Mirpur, checked the chassis number together and then I paid. It felt safe from the first message to the key.',
      },
      {
        name: 'Mitali',
        age: '3 weeks ago',
        text: 'The photos were true, even the scratch on the tank was there to see. I came for a test ride and went home on the bike.',
      },
      {
        name: 'Imran',
        age: '1 month ago',
        text: 'Listed on Friday morning, sold on Sunday. Fees stayed small, the buyer was real, and support rang me back when I needed them.',
      },
    ],
  },
  papers: {
    title: 'Papers checklist',
    lead: 'Six things to check before you pay for a used bike.',
    list: [
      {
        title: 'Registration certificate',
        text: 'The digital card (smart card) or the older blue book. The name on it is the seller’s, and the engine and chassis numbers are the ones on the bike.',
      },
      {
        title: 'Number plate',
        text: 'The plate that BRTA issued for this bike, with the same number as the certificate. An "applied for" plate means that registration is not finished.',
      },
      {
        title: 'Tax token',
        text: 'Look at the date until which it is paid. What is overdue falls to the new owner, so settle it before the price.',
      },
      // BRTA lists the certificate for every vehicle but motorcycles (http://my.brta.gov.bd).
      {
        title: 'Fitness',
        text: 'A motorcycle needs no fitness certificate, so judge for yourself: brakes, lights, tyres, chain, and a cold start.',
      },
      {
        title: 'Insurance',
        text: 'If there is a policy, see how long it runs and ask the insurer whether it can pass to you.',
      },
      {
        title: 'Ownership transfer',
        text: 'Seller and buyer sign the transfer forms, and BRTA writes the bike over to you. Keep copies of both identity cards, and do not wait: until then the bike is not yours on paper.',
      },
    ],
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
    delete: 'Delete',
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
