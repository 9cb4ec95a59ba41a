import { defineMessages } from '@motohaat/platform/messages';

export type { Messages } from './en.tsx';

/** The words of the shell that may be needed on any page. They are here before anything is drawn. */
export const words = defineMessages({
  en: () => import(/* webpackChunkName: "words-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "words-bn" */ './bn.tsx'),
});
export const { useMessages } = words;
