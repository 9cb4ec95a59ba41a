import { defineMessages } from '@motohaat/platform/messages';

/** The words of a category's page: its bikes, and what can be done with them. */
export const categoryWords = defineMessages({
  en: () => import(/* webpackChunkName: "category-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "category-bn" */ './bn.tsx'),
});
export const { useMessages: useCategoryMessages } = categoryWords;
