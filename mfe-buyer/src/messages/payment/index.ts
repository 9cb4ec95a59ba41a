import { defineMessages } from '@motohaat/platform/messages';

export type { Messages as PaymentMessages } from './en.tsx';

/** The words of paying by card. */
export const paymentWords = defineMessages({
  en: () => import(/* webpackChunkName: "payment-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "payment-bn" */ './bn.tsx'),
});
export const { useMessages: usePaymentMessages } = paymentWords;
