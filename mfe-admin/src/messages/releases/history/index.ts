import { defineMessages } from '@motohaat/platform/messages';

/** The words of what was live before: they come with the history, and with dialogs that show some of it. */
export const historyWords = defineMessages({
  en: () => import(/* webpackChunkName: "release-history-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "release-history-bn" */ './bn.tsx'),
});
export const { useMessages: useHistoryMessages } = historyWords;
