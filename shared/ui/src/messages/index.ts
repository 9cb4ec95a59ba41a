import { defineMessages } from '@motohaat/platform/messages';

/** The words of what all applications draw. */
export const uiWords = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './bn.tsx'),
});
export const { useMessages } = uiWords;
