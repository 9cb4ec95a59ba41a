import { english } from '@motohaat/domain/formats-en';
import { takaInWords } from '@motohaat/domain/in-words';

const { spokenTaka, taka } = english;

/** What the card provider found wrong; `code` and `decline_code` as it calls it, `message` in English. */
type CardFault = { code?: string; decline_code?: string; message?: string };

export const messages = {
  tooDear: (most: number) =>
    `A card can pay up to ${taka(most)}, so this bike cannot be paid here. Cancel the booking in My Orders, or talk to the seller.`,
  method: 'How do you want to pay?',
  methods: { card: 'Card', bkash: 'bKash' },
  bkash: {
    heading: 'Pay with bKash',
    note: 'You confirm the payment on bKash’s own page, with your number, a code and your PIN, and come back here.',
    demo: 'This is a demo, no money moves. The number 01770618575, the code 123456 and the PIN 12121 pay.',
    pay: (price: number) => `Pay ${spokenTaka(price)} with bKash`,
    opening: 'bKash’s page opens.',
    failed: 'bKash’s page could not be opened. Try again.',
    /** What a payer who came back without having paid is told. */
    back: {
      cancel: 'You left bKash’s page without paying. Nothing was taken.',
      failure: 'bKash did not take the payment. Nothing was taken. Try again, or pay by card.',
    },
    lost: 'The connection was lost. My Orders shows whether the bike is paid: look there before you pay again.',
  },
  seeFirst: {
    title: 'See the bike and its papers before you pay',
    text: 'Compare the numbers on frame and engine with the certificate, and look at the tax token. The checklist and your meeting are on the page of the booking.',
    checklist: 'Checklist and meeting',
  },
  /** Where a booking fee is paid online, and the rest by hand. */
  fee: {
    title: 'You pay the booking fee now',
    parts: (fee: number, rest: number) =>
      `The fee of ${taka(fee)} is a part of the price. You pay the rest, ${taka(rest)}, by hand when you get the bike and its papers.`,
    back: 'The fee goes back to you if the seller or MotoHaat ends the booking, or if we decide so when something is wrong. It does not if you give the booking up.',
  },
  tryAgain: 'Try again',
  formFailed:
    'The card form could not be loaded. Check your connection, and that nothing blocks it.',
  formLoading: 'Loading the card form',
  formNotReady: 'The card form is not ready yet.',
  heading: 'Pay by card',
  demo: 'This is a demo, no money moves. Card 4242 4242 4242 4242 pays, with any later date and any CVC.',
  card: 'Card',
  charging: 'Your card is being charged. Please keep this page open.',
  /** The total, above the button that pays it. */
  inWords: (price: number) => `In words: ${takaInWords(price)}`,
  pay: (price: number) => `Pay ${spokenTaka(price)}`,
  terms: 'What our terms say about paying',
  privacy: 'Privacy',
  waiting: 'Waiting for the confirmation',
  confirming: 'Your payment is being confirmed',
  confirmingNote:
    'This can take a few minutes. Do not pay again. You can leave this page: My Orders shows the bike as Paid as soon as the bank has answered.',
  chargeFailed: 'The card could not be charged. Try again.',
  notCharged: 'The card was not charged. Try again.',
  tookTooLong: 'This took too long and was closed. Press Pay again.',
  /** After a connection that broke while the card was being charged. */
  lost: {
    refused: 'The connection was lost before your card was charged. Try again.',
    unreachable:
      'The connection was lost. Press Pay again when you are back online: you will not be charged twice.',
  },
  /** A sentence for the buyer, where there is one. */
  cardFault: ({ message }: CardFault) => message,
};

export type Messages = typeof messages;
