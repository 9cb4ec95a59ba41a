import type { Composition } from '@motohaat/contract/composition';
import type { Platform } from '@motohaat/platform';

import { ownedRoutes } from '../remotes/composition.ts';

export const dashboardPath = '/dashboard';
export const profilePath = `${dashboardPath}/profile`;
const homePath = '/';

/** Where the pages are that the platform needs by purpose; without such a page, home. */
export function pathsOf(composition: Composition): Platform['paths'] {
  const routes = ownedRoutes(composition);
  const find = (purpose: string) =>
    routes.find(({ route }) => route.purpose === purpose)?.route.path ?? homePath;
  return {
    signIn: find('sign-in'),
    signUp: find('sign-up'),
    dashboard: dashboardPath,
    home: homePath,
  };
}
