import { defineMessages } from '@motohaat/platform/messages';

/** The words of signing in. They come with the session's machine, and with the screens of a sign-in that is not finished. */
export const sessionWords = defineMessages({
  en: () => import(/* webpackChunkName: "session-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "session-bn" */ './bn.tsx'),
});
export const { useMessages } = sessionWords;
