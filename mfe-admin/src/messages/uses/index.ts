import { defineMessages } from '@motohaat/platform/messages';

/** The words of who uses what, which come with their part of the page on which releases are looked after. */
export const usesWords = defineMessages({
  en: () => import(/* webpackChunkName: "uses-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "uses-bn" */ './bn.ts'),
});
export const { useMessages } = usesWords;
