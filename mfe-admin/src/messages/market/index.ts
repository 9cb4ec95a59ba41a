import { defineMessages } from '@motohaat/platform/messages';

/** What an admin reads on the pages of bikes. */
export const marketWords = defineMessages({
  en: () => import(/* webpackChunkName: "market-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "market-bn" */ './bn.tsx'),
});
export const { useMessages: useMarketMessages } = marketWords;
