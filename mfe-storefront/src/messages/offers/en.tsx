import { english } from '@motohaat/domain/formats-en';
import type { OfferAct, OfferStatus } from '@motohaat/domain/offer';

const { taka } = english;

export const messages = {
  buyer: 'Your offer',
  seller: 'Offers for this bike',
  none: 'Nobody has offered another price yet.',
  failed: 'The offers could not be loaded.',
  retry: 'Try again',
  make: 'Make an offer',
  lead: 'The seller accepts, declines, or names another price. Until you book, nothing is agreed but the price.',
  amount: 'Your offer in taka',
  counterAmount: 'Your price in taka',
  amountHelp: (price: number) => `Less than the ${taka(price)} that are asked.`,
  amountWrong: (price: number) => `Write whole taka, less than ${taka(price)}.`,
  send: 'Send the offer',
  sendPrice: 'Send this price',
  cancel: 'Cancel',
  asked: (price: number) => `Asked: ${taka(price)}`,
  from: (name: string) => `From ${name}`,
  status: {
    buyer: {
      open: 'Waiting for the seller',
      countered: 'The seller names another price',
      accepted: 'Agreed: book within the time below',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Over',
      used: 'Booked for this price',
    },
    seller: {
      open: 'The buyer waits for your answer',
      countered: 'Waiting for the buyer',
      accepted: 'Agreed: the buyer can book for this',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Over',
      used: 'Booked for this price',
    },
  } satisfies Record<'buyer' | 'seller', Record<OfferStatus, string>>,
  until: (time: string) => `Until ${time}`,
  acts: {
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Name another price',
    withdraw: 'Take it back',
  } satisfies Record<OfferAct, string>,
  book: (amount: number) => `Book for ${taka(amount)}`,
  made: 'The offer is sent.',
};

export type Messages = typeof messages;
