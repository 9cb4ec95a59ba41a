import { defineMessages } from '@motohaat/platform/messages';

/** The words of the search: its page, its filters, and what is found. */
export const searchWords = defineMessages({
  en: () => import(/* webpackChunkName: "search-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "search-bn" */ './bn.tsx'),
});
export const { useMessages: useSearchMessages } = searchWords;
