import type { ReactNode } from 'react';

export const messages = {
  promo: {
    offer: 'Up to 35% off plus free shipping',
    code: (code: ReactNode) => <>Promo code {code}</>,
    shopNow: 'Shop Now',
    terms: 'Terms',
    termsText: (code: string) =>
      `Offers differ from bike to bike and are agreed with the seller. The code ${code} is not entered anywhere on this site, and it never changes the price that a seller asks.`,
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
  realReviews: {
    title: 'From buyers here',
    lead: 'The latest words of buyers who got their bike through MotoHaat, good and bad alike.',
    rated: (stars: number) => `Rated ${stars} of 5`,
    former: 'A former member',
    about: (bike: string, age: string) => `${bike}, ${age}`,
    seller: (name: string) => `Bikes of ${name}`,
    answer: (name: string) => `${name} answered`,
  },
  reviews: {
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
};

export type Messages = typeof messages;
