import { defineMessages } from '@motohaat/platform/messages';

/** The words of login and sign-up. */
export const accountWords = defineMessages({
  en: () => import(/* webpackChunkName: "account-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "account-bn" */ './bn.tsx'),
});
export const { useMessages: useAccountMessages } = accountWords;
