import { defineMessages } from '@motohaat/platform/messages';

/** The words of agreeing on a price. */
export const offersWords = defineMessages({
  en: () => import(/* webpackChunkName: "offers-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "offers-bn" */ './bn.tsx'),
});
export const { useMessages: useOffersMessages } = offersWords;
