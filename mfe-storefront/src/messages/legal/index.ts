import { defineMessages } from '@motohaat/platform/messages';

/** The words of terms and privacy. */
export const legalWords = defineMessages({
  en: () => import(/* webpackChunkName: "legal-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "legal-bn" */ './bn.tsx'),
});
export const { useMessages: useLegalMessages } = legalWords;
