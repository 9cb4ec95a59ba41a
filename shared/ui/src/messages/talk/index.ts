import { defineMessages } from '@motohaat/platform/messages';

/** The words of conversations, for both of their people and for the admin. */
export const talkWords = defineMessages({
  en: () => import(/* webpackChunkName: "talk-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "talk-bn" */ './bn.tsx'),
});
export const { useMessages: useTalkMessages } = talkWords;
