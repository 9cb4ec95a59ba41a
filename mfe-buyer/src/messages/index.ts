import { defineMessages, joinMessages } from '@motohaat/platform/messages';

/** What all pages say. */
export const commonWords = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './common/en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './common/bn.tsx'),
});

/** The words of bookings, in a list and to be paid. */
export const ordersWords = defineMessages({
  en: () => import(/* webpackChunkName: "orders-en" */ './orders/en.tsx'),
  bn: () => import(/* webpackChunkName: "orders-bn" */ './orders/bn.tsx'),
});

/** The words of the wishlist. */
export const wishesWords = defineMessages({
  en: () => import(/* webpackChunkName: "wishes-en" */ './wishes/en.tsx'),
  bn: () => import(/* webpackChunkName: "wishes-bn" */ './wishes/bn.tsx'),
});

/** The words of one’s own reports. */
export const reportsWords = defineMessages({
  en: () => import(/* webpackChunkName: "reports-en" */ './reports/en.tsx'),
  bn: () => import(/* webpackChunkName: "reports-bn" */ './reports/bn.tsx'),
});

/** What waits for the buyer. */
export const homeWords = defineMessages({
  en: () => import(/* webpackChunkName: "home-en" */ './home/en.tsx'),
  bn: () => import(/* webpackChunkName: "home-bn" */ './home/bn.tsx'),
});

/** The words of the buyer’s pages, each of which prepares its own. */
export const words = joinMessages(
  [commonWords, ordersWords, wishesWords, reportsWords, homeWords],
  {
    lookForBike: (language) => commonWords.messagesIn(language).lookForBike,
    orders: (language) => ordersWords.messagesIn(language).orders,
    booking: (language) => ordersWords.messagesIn(language).booking,
    wishes: (language) => wishesWords.messagesIn(language).wishes,
    reports: (language) => reportsWords.messagesIn(language).reports,
    home: (language) => homeWords.messagesIn(language).home,
  },
);
export const { useMessages } = words;
export type Messages = ReturnType<typeof useMessages>;
