import { defineMessages } from '@motohaat/platform/messages';

/** The words of what happened around a bike, for its seller. */
export const statisticsWords = defineMessages({
  en: () => import(/* webpackChunkName: "statistics-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "statistics-bn" */ './bn.tsx'),
});
export const { useMessages: useStatisticsMessages } = statisticsWords;
