import { english } from '@motohaat/domain/formats-en';
import { takaInWords } from '@motohaat/domain/in-words';

const { spokenTaka, taka } = english;

/** What the card provider found wrong; `code` and `decline_code` as it calls it, `message` in English. */
type CardFault = { code?: string; decline_code?: string; message?: string };

export const messages = {
  tooDear: (most: number) =>
    `A card can pay up to ${taka(most)}, so this bike cannot be paid here. Cancel the booking in My Orders, or talk to the seller.`,
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
