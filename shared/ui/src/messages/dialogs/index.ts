import { defineMessages } from '@motohaat/platform/messages';

/** The words of booking, cancelling, deleting and of photos on their way: few pages need them. */
export const dialogWords = defineMessages({
  en: () => import(/* webpackChunkName: "dialogs-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "dialogs-bn" */ './bn.tsx'),
});
export const { useMessages: useDialogMessages } = dialogWords;
