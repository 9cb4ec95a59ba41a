import { defineMessages } from '@motohaat/platform/messages';

/** The words of how far a booking is, which lists of bookings say too. */
export const dealStepsWords = defineMessages({
  en: () => import(/* webpackChunkName: "deal-steps-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "deal-steps-bn" */ './bn.ts'),
});
export const { useMessages: useDealStepsMessages } = dealStepsWords;
