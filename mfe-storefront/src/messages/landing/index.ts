import { defineMessages } from '@motohaat/platform/messages';

/** The words of the pages for brands, models and districts. */
export const landingWords = defineMessages({
  en: () => import(/* webpackChunkName: "landing-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "landing-bn" */ './bn.tsx'),
});
export const { useMessages: useLandingMessages } = landingWords;
