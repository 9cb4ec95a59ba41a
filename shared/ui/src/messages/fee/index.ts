import { defineMessages } from '@motohaat/platform/messages';

/** The words of booking fees, and of ending what is paid: few pages need them. */
export const feeWords = defineMessages({
  en: () => import(/* webpackChunkName: "fee-en" */ './en.ts'),
  bn: () => import(/* webpackChunkName: "fee-bn" */ './bn.ts'),
});
export const { useMessages: useFeeMessages } = feeWords;
