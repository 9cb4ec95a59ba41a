import { defineMessages } from '@motohaat/platform/messages';

/** The words of the admin's pages. */
export const words = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './bn.tsx'),
});
export const { useMessages } = words;
