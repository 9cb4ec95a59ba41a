import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page of saved searches. */
export const savedSearchWords = defineMessages({
  en: () => import(/* webpackChunkName: "saved-searches-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "saved-searches-bn" */ './bn.tsx'),
});
export const { useMessages: useSavedSearchMessages } = savedSearchWords;
