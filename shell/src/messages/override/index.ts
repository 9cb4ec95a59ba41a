import { defineMessages } from '@motohaat/platform/messages';

/** The words of an override, which only developers have. */
export const overrideWords = defineMessages({
  en: () => import(/* webpackChunkName: "override-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "override-bn" */ './bn.tsx'),
});
export const { useMessages: useOverrideMessages } = overrideWords;
