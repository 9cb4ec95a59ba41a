import { defineMessages } from '@motohaat/platform/messages';

/** The words of the home page, and those that several pages have in common. */
export const words = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './bn.tsx'),
});
export const { useMessages } = words;
