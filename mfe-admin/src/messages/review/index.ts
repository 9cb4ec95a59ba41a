import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page on which bikes are looked at before they are for sale. */
export const reviewWords = defineMessages({
  en: () => import(/* webpackChunkName: "review-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "review-bn" */ './bn.tsx'),
});
export const { useMessages: useReviewMessages } = reviewWords;
