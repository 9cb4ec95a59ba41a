import { defineMessages } from '@motohaat/platform/messages';

/** The words of what people keep of bikes: those looked at, those to be compared, searches to save. */
export const keepWords = defineMessages({
  en: () => import(/* webpackChunkName: "keep-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "keep-bn" */ './bn.tsx'),
});
export const { useMessages: useKeepMessages } = keepWords;
