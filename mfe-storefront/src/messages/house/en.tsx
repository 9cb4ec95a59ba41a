import { completionDays, holdHours } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import { advertDays, maximumAdverts } from '@motohaat/domain/listing';

import type { HouseText } from './house-text.ts';

const { number } = english;

export const messages = {
  about: {
    title: 'About Us',
    gist: 'MotoHaat is a marketplace for used motorbikes in Bangladesh, in English and Bangla.',
    parts: {
      what: {
        title: 'What we do',
        paragraphs: [
          'People who sell a bike list it here with photos, facts and a price. People who look for one search, compare, book and pay. The sale itself is between the two of them.',
          'We do not own, inspect or sell bikes, and we do not add a fee to the price.',
        ],
      },
      how: {
        title: 'How we keep it honest',
        paragraphs: [
          'One bike has one booking at a time. Beside the price you read what such bikes cost. Phone numbers and full e-mail addresses are never shown to strangers.',
          'Everybody who buys can report a bike; an admin looks at each report and says how it was decided. What admins do is written down and cannot be rewritten.',
        ],
        link: 'Read the terms of use',
      },
      reach: {
        title: 'Where to find us',
        paragraphs: ['We are in Dhaka. Our address and number stand at the foot of every page.'],
      },
    },
  },
  services: {
    title: 'Our Services',
    gist: 'Find a used motorbike from its owner anywhere in Bangladesh, or sell the one you have.',
    parts: {
      find: {
        title: 'Find a bike',
        paragraphs: [
          'Search by words, price, year, kilometres and district, in English or Bangla, and keep a search to be told of new bikes.',
        ],
        link: 'Search bikes',
      },
      compare: {
        title: 'Compare',
        paragraphs: ['Put bikes side by side: price, age, kilometres, papers and place.'],
        link: 'Compare bikes',
      },
      book: {
        title: 'Book and pay',
        paragraphs: [
          `A booking keeps a bike for you for ${number(holdHours)} hours. See it and its papers in that time, then pay by card. Until you pay you can cancel without a reason.`,
          `A paid booking that nobody has complained about is complete after ${number(completionDays)} days.`,
        ],
      },
      sell: {
        title: 'Sell your bike',
        paragraphs: [
          `Listing is free. Up to ${number(maximumAdverts)} of your bikes can stand on the home page, each for ${number(advertDays)} days, which is free too.`,
        ],
        link: 'Open an account',
      },
    },
  },
  help: {
    title: 'Helpful Links',
    gist: 'What to read before you buy or sell a used motorbike in Bangladesh, here and elsewhere.',
    parts: {
      guides: {
        title: 'Before you buy',
        paragraphs: [
          'How to read a used bike in ten minutes, find a fair price, and hand over safely.',
        ],
        link: 'Read the guides',
      },
      brta: {
        title: 'Papers and transfer',
        paragraphs: [
          'Registration, tax token and transfer of ownership are the work of the BRTA. Forms and fees change: look at its own site, and ask at your own circle office.',
        ],
        link: 'Open the site of the BRTA',
      },
      safety: {
        title: 'If something is wrong',
        paragraphs: [
          'In danger, or where a crime is under way, call 999. A bike that looks stolen or a seller who asks for money in advance: press Report on the bike, and write to us.',
        ],
      },
      rules: {
        title: 'Our rules',
        paragraphs: ['What holds between you and us when you buy or sell here.'],
        link: 'Read the terms of use',
      },
      privacy: {
        title: 'Your data',
        paragraphs: ['What we know of you, why, for how long, and how you get or delete it.'],
        link: 'Read about privacy',
      },
    },
  },
} satisfies Record<string, HouseText>;

export type Messages = Record<keyof typeof messages, HouseText>;
