import { defineMessages } from '@motohaat/platform/messages';

/** What stands around all pages of the dashboard. */
export const frameWords = defineMessages({
  en: () => import(/* webpackChunkName: "dashboard-en" */ './frame/en.tsx'),
  bn: () => import(/* webpackChunkName: "dashboard-bn" */ './frame/bn.tsx'),
});
