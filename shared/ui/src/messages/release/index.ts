import { defineMessages } from '@motohaat/platform/messages';

/** The words of how releases do, for the admin's console and for teams. */
export const releaseWords = defineMessages({
  en: () => import(/* webpackChunkName: "release-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "release-bn" */ './bn.tsx'),
});
export const { useMessages: useReleaseMessages } = releaseWords;
