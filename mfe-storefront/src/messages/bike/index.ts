import { defineMessages } from '@motohaat/platform/messages';

/** The words of a bike's own page, and of its seller's. */
export const bikeWords = defineMessages({
  en: () => import(/* webpackChunkName: "bike-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "bike-bn" */ './bn.tsx'),
});
export const { useMessages: useBikeMessages } = bikeWords;
