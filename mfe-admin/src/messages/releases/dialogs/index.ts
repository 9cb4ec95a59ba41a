import { defineMessages } from '@motohaat/platform/messages';

/** The words of the dialogs that ask before something changes what is live: they come with those. */
export const dialogWords = defineMessages({
  en: () => import(/* webpackChunkName: "release-dialogs-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "release-dialogs-bn" */ './bn.tsx'),
});
export const { useMessages: useDialogMessages } = dialogWords;
