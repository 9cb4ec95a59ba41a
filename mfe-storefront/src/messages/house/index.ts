import { defineMessages } from '@motohaat/platform/messages';

/** The words of the pages about the house: who it is, what it does, what helps. */
export const houseWords = defineMessages({
  en: () => import(/* webpackChunkName: "house-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "house-bn" */ './bn.tsx'),
});
export const { useMessages: useHouseMessages } = houseWords;
