import { defineMessages } from '@motohaat/platform/messages';

/** The words of a booking's course, for both of its people. */
export const dealWords = defineMessages({
  en: () => import(/* webpackChunkName: "deal-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "deal-bn" */ './bn.tsx'),
});
export const { useMessages: useDealMessages } = dealWords;
