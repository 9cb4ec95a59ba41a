import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page on which reported conversations are read and decided. */
export const conversationsWords = defineMessages({
  en: () => import(/* webpackChunkName: "conversations-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "conversations-bn" */ './bn.tsx'),
});
export const { useMessages: useConversationsMessages } = conversationsWords;
