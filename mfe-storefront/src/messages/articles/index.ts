import { defineMessages } from '@motohaat/platform/messages';

/** The words of the blogs. */
export const articlesWords = defineMessages({
  en: () => import(/* webpackChunkName: "articles-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "articles-bn" */ './bn.tsx'),
});
export const { useMessages: useArticlesMessages } = articlesWords;
