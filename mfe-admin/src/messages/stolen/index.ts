import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page of stolen bikes' numbers. */
export const stolenWords = defineMessages({
  en: () => import(/* webpackChunkName: "stolen-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "stolen-bn" */ './bn.tsx'),
});
export const { useMessages: useStolenMessages } = stolenWords;
