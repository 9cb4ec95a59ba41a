import { defineMessages } from '@motohaat/platform/messages';

/** The words of the pages on which an admin decides what is wrong with a bike that was paid for. */
export const disputesWords = defineMessages({
  en: () => import(/* webpackChunkName: "disputes-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "disputes-bn" */ './bn.tsx'),
});
export const { useMessages: useDisputesMessages } = disputesWords;
