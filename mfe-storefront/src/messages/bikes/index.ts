import { defineMessages } from '@motohaat/platform/messages';

/** What every page with bikes says: their small cards, and what can be done with them. */
export const bikesWords = defineMessages({
  en: () => import(/* webpackChunkName: "bikes-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "bikes-bn" */ './bn.tsx'),
});
export const { useMessages: useBikesMessages } = bikesWords;
