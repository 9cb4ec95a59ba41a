import { defineMessages } from '@motohaat/platform/messages';

/** The words of what is suggested while somebody types. */
export const suggestionsWords = defineMessages({
  en: () => import(/* webpackChunkName: "suggestions-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "suggestions-bn" */ './bn.tsx'),
});
export const { useMessages: useSuggestionsMessages } = suggestionsWords;
