import { defineMessages, joinMessages } from '@motohaat/platform/messages';

/** The words of one’s own bikes. */
export const productsWords = defineMessages({
  en: () => import(/* webpackChunkName: "products-en" */ './products/en.tsx'),
  bn: () => import(/* webpackChunkName: "products-bn" */ './products/bn.tsx'),
});

/** The words of bookings of one’s bikes. */
export const salesWords = defineMessages({
  en: () => import(/* webpackChunkName: "sales-en" */ './sales/en.tsx'),
  bn: () => import(/* webpackChunkName: "sales-bn" */ './sales/bn.tsx'),
});

/** What waits for the seller. */
export const homeWords = defineMessages({
  en: () => import(/* webpackChunkName: "home-en" */ './home/en.tsx'),
  bn: () => import(/* webpackChunkName: "home-bn" */ './home/bn.tsx'),
});

/** The words of the seller’s pages, each of which prepares its own. */
export const words = joinMessages([productsWords, salesWords, homeWords], {
  products: (language) => productsWords.messagesIn(language).products,
  drafts: (language) => productsWords.messagesIn(language).drafts,
  sales: (language) => salesWords.messagesIn(language).sales,
  home: (language) => homeWords.messagesIn(language).home,
});
export const { useMessages } = words;
export type Messages = ReturnType<typeof useMessages>;
