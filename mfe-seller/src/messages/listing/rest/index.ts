import { defineMessages } from '@motohaat/platform/messages';

export type { Messages as RestMessages } from './en.tsx';

/** The words of describing a bike that come after its first fields: with the rest of a form. */
export const restWords = defineMessages({
  en: () => import(/* webpackChunkName: "rest-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "rest-bn" */ './bn.tsx'),
});
export const { useMessages: useRestMessages } = restWords;
