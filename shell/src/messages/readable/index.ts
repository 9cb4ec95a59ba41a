import { defineMessages } from '@motohaat/platform/messages';

/** The words beside a page that can be read though its code is missing. */
export const readableWords = defineMessages({
  en: () => import(/* webpackChunkName: "readable-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "readable-bn" */ './bn.tsx'),
});
