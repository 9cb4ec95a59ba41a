import { english } from '@motohaat/domain/formats-en';

const { taka } = english;

/** What is said of offers. */
export const offers = {
  perDay: (most: number) =>
    `You have made ${most} offers in 24 hours, as many as one person may. Try again tomorrow.`,
  already: 'You have an offer for this bike already. Wait for the answer, or take it back.',
  belowPrice: (price: number) => `Offer whole taka, less than the ${taka(price)} that are asked.`,
  over: 'This offer is over.',
  agreed: (amount: number) =>
    `You and the seller agreed on ${taka(amount)} for this bike. Book it for that on its page.`,
};
