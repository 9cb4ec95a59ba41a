import { shellPages } from '@motohaat/contract/pages';
import { matchPath } from 'react-router-dom';

import { frameWords } from '../messages/dashboard/frame-words.ts';
import { part } from '../pages/part.ts';

const dashboard = async () => import(/* webpackChunkName: "dashboard" */ '../dashboard/index.ts');
type OwnPage = keyof Awaited<ReturnType<typeof dashboard>>['ownPages'];

/** The dashboard knows what a page of its own needs: nobody else has to. */
const ownPage = (name: OwnPage) =>
  part(async () => ({ default: await (await dashboard()).ownPages[name].load() }));

/** What is drawn around or in place of pages for some people only, so that its code comes late. */
export const parts = {
  dashboardFrame: part(async () => ({ default: (await dashboard()).DashboardFrame }), frameWords),
  dashboardStart: part(async () => ({ default: (await dashboard()).StartPage }), frameWords),
  dashboardUnknown: part(async () => ({ default: (await dashboard()).UnknownPath }), frameWords),
  profile: ownPage('profile'),
  notices: ownPage('notices'),
  messages: ownPage('messages'),
  team: ownPage('team'),
  conversation: ownPage('conversation'),
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
