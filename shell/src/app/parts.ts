import { shellPages } from '@motohaat/contract/pages';
import { uiWords } from '@motohaat/ui/messages';
import { offersWords } from '@motohaat/ui/messages/offers';
import { releaseWords } from '@motohaat/ui/messages/release';
import { talkWords } from '@motohaat/ui/messages/talk';
import { matchPath } from 'react-router-dom';

import {
  frameWords,
  noticesWords,
  profileWords,
  teamWords,
} from '../messages/dashboard/sections.ts';
import { part } from '../pages/part.ts';

const dashboard = async () => import(/* webpackChunkName: "dashboard" */ '../dashboard/index.ts');

/** What is drawn around or in place of pages for some people only, so that its code comes late. */
export const parts = {
  dashboardFrame: part(async () => ({ default: (await dashboard()).DashboardFrame }), frameWords),
  dashboardStart: part(async () => ({ default: (await dashboard()).StartPage }), frameWords),
  dashboardUnknown: part(async () => ({ default: (await dashboard()).UnknownPath }), frameWords),
  profile: part(
    async () => import(/* webpackChunkName: "profile" */ '../profile/profile-page.tsx'),
    frameWords,
    profileWords,
    uiWords,
  ),
  notices: part(
    async () => import(/* webpackChunkName: "notices" */ '../notices/notices-page.tsx'),
    noticesWords,
    uiWords,
  ),
  messages: part(
    async () => import(/* webpackChunkName: "messages" */ '../talk/messages-page.tsx'),
    talkWords,
    uiWords,
  ),
  team: part(
    async () => import(/* webpackChunkName: "team" */ '../team/team-page.tsx'),
    teamWords,
    releaseWords,
    uiWords,
  ),
  conversation: part(
    async () => import(/* webpackChunkName: "conversation" */ '../talk/conversation-page.tsx'),
    talkWords,
    offersWords,
    uiWords,
  ),
};

/**
 * Loads ahead of time what stands around a page of the dashboard, and the page itself if it is the
 * shell's own.
 *
 * @param path within a language
 */
export function loadDashboard(path: string): void {
  const { dashboardFrame, dashboardStart, dashboardUnknown, ...own } = parts;
  const pages = Object.entries(own).filter(([name]) =>
    matchPath(shellPages[name as keyof typeof own].path, path),
  );
  const around = [dashboardFrame, dashboardStart, dashboardUnknown];
  for (const each of [...around, ...pages.map(([, page]) => page)]) {
    // Whoever opens the page sees what went wrong, and can try again.
    each.load().catch(() => {});
  }
}
