import { defineMessages } from '@motohaat/platform/messages';

/** The words of what applications draw alike; what the shell draws too has its words with the platform. */
export const uiWords = defineMessages({
  en: () => import(/* webpackChunkName: "ui-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "ui-bn" */ './bn.tsx'),
});
export const { useMessages } = uiWords;
