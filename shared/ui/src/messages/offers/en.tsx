// Its parts write dates in English too.
import '@motohaat/domain/long-formats-en';
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
      accepted: 'Agreed. Book it at this price.',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Over',
      used: 'Booked for this price',
    },
    seller: {
      open: 'The buyer waits for your answer',
      countered: 'Waiting for the buyer',
      accepted: 'Agreed. The buyer can book at this price.',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Over',
      used: 'Booked for this price',
    },
  } satisfies Record<'buyer' | 'seller', Record<OfferStatus, string>>,
  answerUntil: (time: string) => `Can be answered until ${time}`,
  bookUntil: (time: string) => `Can be booked until ${time}`,
  inTalk: 'To the conversation',
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
