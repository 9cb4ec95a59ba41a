import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page on which releases are looked after. */
export const consoleWords = defineMessages({
  en: () => import(/* webpackChunkName: "console-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "console-bn" */ './bn.tsx'),
});
export const { useMessages } = consoleWords;
