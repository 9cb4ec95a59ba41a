import { defineMessages } from '@motohaat/platform/messages';

/** The words of what home shows besides bikes, most of it far down: a page that was drawn does without. */
export const lowerWords = defineMessages({
  en: () => import(/* webpackChunkName: "lower-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "lower-bn" */ './bn.tsx'),
});
export const { useMessages: useLowerMessages } = lowerWords;
