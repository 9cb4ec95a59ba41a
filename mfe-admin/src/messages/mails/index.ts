import { defineMessages } from '@motohaat/platform/messages';

/** The words of the page of mails that were not taken. */
export const mailsWords = defineMessages({
  en: () => import(/* webpackChunkName: "mails-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "mails-bn" */ './bn.tsx'),
});
export const { useMessages: useMailsMessages } = mailsWords;
