import { defineMessages } from '@motohaat/platform/messages';

/** The words of reviews, which are there once a bike is handed over: they come with these. */
export const dealReviewWords = defineMessages({
  en: () => import(/* webpackChunkName: "reviews-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "reviews-bn" */ './bn.ts'),
});
export const { useMessages: useDealReviewMessages } = dealReviewWords;
