import { defineMessages } from '@motohaat/platform/messages';

/** The words of the dashboard's frame and of the profile. They come with the code of these. */
export const dashboardWords = defineMessages({
  en: () => import(/* webpackChunkName: "dashboard-en" */ './en.tsx'),
  bn: () => import(/* webpackChunkName: "dashboard-bn" */ './bn.tsx'),
});
export const { useMessages } = dashboardWords;
