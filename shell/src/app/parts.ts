import { part } from '../pages/part.ts';

/** What is drawn around or in place of pages for some people only, so that its code comes late. */
export const parts = {
  dashboardFrame: part(
    async () => import(/* webpackChunkName: "dashboard" */ './dashboard-frame.tsx'),
  ),
  profile: part(
    async () => import(/* webpackChunkName: "profile" */ '../profile/profile-page.tsx'),
  ),
};
