import { defineMessages } from '@motohaat/platform/messages';

/** What a buyer does with bikes and searches on the market. */
export const actsWords = defineMessages({
  en: () => import(/* webpackChunkName: "acts-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "acts-bn" */ './bn.tsx'),
});
export const { useMessages: useActsMessages } = actsWords;
